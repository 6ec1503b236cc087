#include "build.h"

const char *funfair_commit(void) {
    return FUNFAIR_COMMIT;
}
