import type { Ctx } from '../portal.ts'

/** A name in the language of the caller, or the only one there is. */
export function localName({ actor }: Pick<Ctx, 'actor'>, { nameAr, nameEn }: { nameAr: string; nameEn: string }): string {
  return (actor.reading.language === 'ar' ? nameAr : nameEn) || nameAr || nameEn
}
