// What the house needs of libpq. Swift does not see a macro that is a character.
#include <libpq-fe.h>

enum {
    CPostgreSQL_severity = PG_DIAG_SEVERITY_NONLOCALIZED,
    CPostgreSQL_state = PG_DIAG_SQLSTATE,
    CPostgreSQL_message = PG_DIAG_MESSAGE_PRIMARY
};
