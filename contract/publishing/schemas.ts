import { z } from 'zod'
import { Addressee, Tokens, TokensInQuery } from '../audience/schemas.ts'
import { DayOrEmpty, Seconds, sought, Uuid, VersionFromZero } from '../kit/ids.ts'
import { PAGE_SIZE } from '../kit/page.ts'
import { CONTENT_STATUSES } from './vocabulary.ts'

/** How a record is published, and what is planned for it. */
export const Publication = z.object({
  status: z.enum(CONTENT_STATUSES),
  pausedDate: Seconds.nullable(),
  archivedDate: Seconds.nullable(),
  audience: z.array(Addressee),
  publishAt: Seconds.nullable(),
  remindAt: Seconds.nullable(),
  removeAt: Seconds.nullable(),
  /** Whether those whom it addresses are told when it is published. */
  push: z.boolean(),
  publishedDate: Seconds.nullable(),
  remindedDate: Seconds.nullable(),
  removedDate: Seconds.nullable(),
  /** Where days and times are meant: that of the organisation. */
  zone: z.string(),
  version: z.int(),
  can: z.object({
    publish: z.boolean(),
    /** Once it is closed it may be published again. */
    reopen: z.boolean(),
    /** Everyone, roles, titles and partners may be addressed, and not only some units and their people. */
    everyone: z.boolean(),
  }),
})
export type Publication = z.infer<typeof Publication>

/** An empty text is a time that is not chosen yet, which has a message of its own. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)

const arranged = {
  id: Uuid,
  version: VersionFromZero,
  tokens: Tokens,
  reminder: z.boolean(),
  reminderDate: DayOrEmpty,
  reminderTime: time,
  removal: z.boolean(),
  removalDate: DayOrEmpty,
  removalTime: time,
  push: z.boolean(),
}

/** What is switched on and not chosen yet; what is off demands nothing. */
function unchosen(options: readonly string[]) {
  return ({ value, issues }: z.core.ParsePayload<Readonly<Record<string, unknown>>>) => {
    for (const option of options)
      for (const part of ['Date', 'Time'] as const)
        if (value[option] === true && value[`${option}${part}`] === '')
          issues.push({
            code: 'custom',
            input: '',
            path: [`${option}${part}`],
            message: `${option}_${part.toLowerCase()}`,
          })
  }
}

/** Whom it addresses and what is planned, without a word about publishing it. */
export const Arrange = z.strictObject(arranged).check(unchosen(['reminder', 'removal']))
/** Published now, or at a day and time of the organisation. */
export const Publish = z
  .strictObject({ ...arranged, schedule: z.boolean(), scheduleDate: DayOrEmpty, scheduleTime: time })
  .check(unchosen(['schedule', 'reminder', 'removal']))

export const AtVersion = z.strictObject({ id: Uuid, version: VersionFromZero })
export const Archive = AtVersion.extend({ on: z.boolean() })

export const PublicationId = z.strictObject({ id: Uuid })
export const ReachedQuery = z.strictObject({
  id: Uuid,
  tokens: TokensInQuery,
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
})
export const AddresseesQuery = z.strictObject({ id: Uuid, q: sought(100).default('') })
export const LookQuery = z.strictObject({ id: Uuid, userId: Uuid, tokens: TokensInQuery })

/** What a piece of content is called, and what it says of itself. */
export interface Names {
  readonly nameAr: string
  readonly nameEn: string
  readonly descriptionAr: string
  readonly descriptionEn: string
}
