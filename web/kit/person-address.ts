import { useNavigate } from '@tanstack/react-router'

/** The name in the address that opens the page of a person, over any screen. */
export const PERSON_PARAM = 'person'

let walked: readonly string[] = []

/** The people of the list from which somebody was opened: the page walks among them. */
export const peopleAround = (id: string): readonly [before: string | undefined, after: string | undefined] => {
  const at = walked.indexOf(id)
  return at < 0 ? [undefined, undefined] : [walked[at - 1], walked[at + 1]]
}

/** Opens the page of a person, one among others where a list says which. */
export function useOpenPerson() {
  const navigate = useNavigate()
  return (id: string | undefined, among?: readonly string[], replace = false): void => {
    if (among) walked = among
    void navigate({ to: '.', search: (now: object) => ({ ...now, [PERSON_PARAM]: id }), replace, resetScroll: false })
  }
}
