const SCRIPTS = ['Latin', 'Arabic', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
)

/** Whether one word holds letters of two scripts, as `раypal` does: an address or a name that looks like another's (U1). */
export function mixesScripts(text: string): boolean {
  const words = text.slice(0, 500).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word) => {
    const found = SCRIPTS.filter((script) => script.test(word)).length
    return found > 1 || (found === 1 && OTHER.test(word))
  })
}

/** A letter of none of these scripts: Cherokee beside Latin. Other scripts that are written together, as in Japanese, stay. */
const OTHER =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]/u

/** Cyrillic and Greek letters that a reader takes for Latin ones. */
const LOOKALIKE = /^[асеорхуіјѕһԁԛԝαονρυι.\-\d]+$/iu

/** An address that is written to look like another: two scripts in one word, or a whole word of lookalikes. */
export function looksForged(address: string): boolean {
  return (
    mixesScripts(address) ||
    address
      .slice(0, 500)
      .split(/[@.]/)
      .some((part) => /\p{L}/u.test(part) && LOOKALIKE.test(part))
  )
}
