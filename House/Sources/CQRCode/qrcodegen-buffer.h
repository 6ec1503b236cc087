// What the house needs of qrcodegen. Swift does not see a macro that is made of others.
#include <qrcodegen/qrcodegen.h>

enum { qrcodegen_bufferSize = qrcodegen_BUFFER_LEN_MAX };
