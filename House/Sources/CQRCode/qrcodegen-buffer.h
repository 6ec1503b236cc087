// The parts of qrcodegen that the house uses. Swift doesn't import macros made of other macros.
#include <qrcodegen/qrcodegen.h>

enum { qrcodegen_bufferSize = qrcodegen_BUFFER_LEN_MAX };
