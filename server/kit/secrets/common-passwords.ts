/** Half a megabyte of words: read when the first password is chosen, and only on the server. */
let words: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Password1! is *password*: capitals, and signs and digits at the ends, make no common password a rare one. Of one without
 * letters the signs alone are taken away: !12345678! is *12345678*.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (words ??= load())
  const plain = password.toLowerCase()
  const around = /\p{L}/u.test(plain) ? /^\P{L}+|\P{L}+$/gu : /^\P{Nd}+|\P{Nd}+$/gu
  return common.has(plain) || common.has(plain.replaceAll(around, ''))
}
