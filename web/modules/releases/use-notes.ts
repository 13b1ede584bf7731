import { useDirection } from '../../kit/formats.ts'

/** The notes in the reader's language, in the other one when there are no others. */
export function useNotes(): (noted: { notesAr: string; notesEn: string }) => string {
  const arabic = useDirection() === 'rtl'
  return ({ notesAr, notesEn }) => (arabic ? notesAr || notesEn : notesEn || notesAr)
}
