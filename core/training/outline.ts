/** What the rules of a course ask of a lesson; what it shows is of no matter to them. */
interface Lesson {
  readonly key: string
  readonly required: boolean
}
export interface Outline<L extends Lesson = Lesson> {
  readonly sections: readonly { readonly lessons: readonly L[] }[]
}

export const lessonsOf = <L extends Lesson>({ sections }: Outline<L>): L[] => sections.flatMap(({ lessons }) => lessons)

/** How many required lessons are still to be done: a course is finished when there are none. */
export const openRequired = (outline: Outline, done: ReadonlySet<string>): number =>
  lessonsOf(outline).filter(({ key, required }) => required && !done.has(key)).length

/**
 * The lessons that may be opened. In a sequential course each opens when all required ones before it are done; a lesson that was
 * done stays open, wherever a newer version put it.
 */
export function openedLessons(outline: Outline, done: ReadonlySet<string>, sequential: boolean): Set<string> {
  const lessons = lessonsOf(outline)
  const first = lessons.findIndex(({ key, required }) => required && !done.has(key))
  const end = sequential && first !== -1 ? first + 1 : lessons.length
  return new Set(lessons.filter(({ key }, at) => at < end || done.has(key)).map(({ key }) => key))
}

/** The next lesson of a learner: the first open one that is not done, required ones or not. */
export function nextLesson<L extends Lesson>(outline: Outline<L>, done: ReadonlySet<string>, sequential: boolean): L | undefined {
  const opened = openedLessons(outline, done, sequential)
  return lessonsOf(outline).find(({ key }) => opened.has(key) && !done.has(key))
}
