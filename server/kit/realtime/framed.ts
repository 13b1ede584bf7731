const WHOLE_TEXT = 0x81
const SHORT = 126
const LONG = 127

/**
 * A text as one WebSocket frame, as a server sends it: neither masked nor compressed. `ws` frames for each socket what it sends; what a
 * thousand hear is framed once and goes past it, which is safe as long as nothing of `ws` waits to be compressed.
 */
export function framed(text: string): Buffer {
  const data = Buffer.from(text)
  const header =
    data.length < SHORT
      ? Buffer.from([WHOLE_TEXT, data.length])
      : data.length < 65_536
        ? Buffer.from([WHOLE_TEXT, SHORT, data.length >> 8, data.length & 0xff])
        : longHeader(data.length)
  return Buffer.concat([header, data])
}

function longHeader(length: number): Buffer {
  const header = Buffer.alloc(10)
  header[0] = WHOLE_TEXT
  header[1] = LONG
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
