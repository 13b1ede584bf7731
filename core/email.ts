/** Characters nobody sees: they come along when an address is copied from a document or a chat. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\s]/gu

/** An address as it was meant. No address has a space or an invisible character. */
export const plainEmail = (text: string): string => text.replace(HIDDEN, '')

/** The same for every spelling of one address: case does not count, and a host in Arabic equals its `xn--` form. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at + 1).toLowerCase()}${asciiHost(email.slice(at + 1))}`
}

/** A host that is none stays as it was typed. */
function asciiHost(host: string): string {
  const address = `http://${host}`
  return /^[a-z\d.-]*$/.test(host) || !URL.canParse(address) ? host.toLowerCase() : new URL(address).hostname
}
