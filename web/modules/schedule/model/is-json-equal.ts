/** Whether two values say the same, in whatever order objects name their members; an absent member equals an undefined one. */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((name) => isJsonEqual(left[name], right[name]))
}
