/** Whether two different words are one mistake apart: a letter wrong, missing, too many, or two neighbours exchanged. */
export function isOneLetterAway(one: string, other: string): boolean {
  if (one === other) return false
  const [short, long] = one.length <= other.length ? [Array.from(one), Array.from(other)] : [Array.from(other), Array.from(one)]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (long.length > short.length) return rest(short, same) === rest(long, same + 1)
  if (rest(short, same + 1) === rest(long, same + 1)) return true
  const exchanged = short[same] === long[same + 1] && short[same + 1] === long[same]
  return exchanged && rest(short, same + 2) === rest(long, same + 2)
}
