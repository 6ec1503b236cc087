#pragma once

// The commit that was built, or an empty text if the build doesn't say.
const char *_Nonnull funfair_commit(void);
