// The parts of libpq that the house uses. Swift doesn't import character macros.
#include <libpq-fe.h>

enum {
    CPostgreSQL_severity = PG_DIAG_SEVERITY_NONLOCALIZED,
    CPostgreSQL_state = PG_DIAG_SQLSTATE,
    CPostgreSQL_message = PG_DIAG_MESSAGE_PRIMARY
};
