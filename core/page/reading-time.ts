/** Words a minute in silent reading (Trauzettel-Klosinski and Dietz 2012): an Arabic word carries what English says in more than one. */
const PER_MINUTE = { ar: 138, en: 228 }
const ARABIC = /\p{Script=Arabic}/u

/** How long a text takes to read, in whole minutes, at least one. Each word counts by its own script. */
export function readingMinutes(text: string): number {
  let minutes = 0
  for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_.-]*/gu))
    minutes += 1 / PER_MINUTE[ARABIC.test(word) ? 'ar' : 'en']
  return Math.max(1, Math.round(minutes))
}
