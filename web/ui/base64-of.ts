/** Bytes that one call turns into characters. */
const AT_ONCE = 32_768

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE) text += String.fromCodePoint(...bytes.subarray(from, from + AT_ONCE))
  return btoa(text)
}
