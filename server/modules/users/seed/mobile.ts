/** Numbers as they are written in the country; no two people share one. */
export function mobileOf(country: 'SA' | 'JO', n: number): string {
  const digits = String(1_000_000 + (((n + 1) * 7_654_321) % 9_000_000))
  const [head, tail] = [digits.slice(0, 3), digits.slice(3)]
  return country === 'SA' ? `+966 5${'0345689'[n % 7]} ${head} ${tail}` : `+962 7 ${'789'[n % 3]}${head} ${tail}`
}
