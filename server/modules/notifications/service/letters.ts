import { ar } from '@diwan/contract/notifications/words.ar'
import { en } from '@diwan/contract/notifications/words.en'
import { MAILED_OBJECTS } from '@diwan/contract/notifications/limits'
import { instantText } from '@diwan/core/formats'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { composeLetter } from '../../../kit/mail/letter.ts'
import type { Letter } from '../../../kit/mail/mail.ts'
import { speaker } from '../../../kit/mail/speaker.ts'
import type { BackgroundJobKind, House, ObjectKind } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import { readOrganisation } from '../../settings/public.ts'
import { readLetter, type LetterRow } from '../queries/letters.ts'
import { readDefaults } from '../queries/rules.ts'
import { stateOf } from './channels.ts'
import { lostTo } from './read.ts'
import { sentenceOf } from './sentence.ts'
import type { NotificationRules } from './rules.ts'
import { unsubscribeHeaders } from './unsubscribe.ts'

const speakTo = speaker('notifications', { ar, en })

export const SEND_LETTER = 'notifications.letter'

interface Sending {
  readonly house: House
  readonly rules: () => NotificationRules
  readonly kinds: () => readonly ObjectKind[]
}

/** Sends what was gathered for one person. What was read since, or may no longer be seen, is left out; tried again, it is the same mail. */
export const letterJob = (sending: Sending): BackgroundJobKind => ({
  name: SEND_LETTER,
  async run(portal, { letter = '', person = '' }) {
    const reader = await readActor(portal, person)
    const rows = reader ? await readLetter(portal.db, letter) : []
    if (!reader || rows.length === 0) return
    const lost = await lostTo({ portal, actor: reader }, rows, sending.kinds())
    const seen = rows.filter(({ object_id }) => !lost.has(object_id))
    if (seen.length > 0) await portal.mail.send(await letterOf(portal, sending, reader, { id: letter, rows: seen }))
  },
})

interface Gathered {
  readonly id: string
  readonly rows: readonly LetterRow[]
}

async function letterOf(portal: Portal, { house, rules }: Sending, reader: Actor, { id, rows }: Gathered): Promise<Letter> {
  const { say, language, sender } = speakTo(await readOrganisation(portal.db), reader)
  const objects = [...Map.groupBy(rows, ({ object_id }) => object_id).values()]
  const count = objects.length
  const entries = objects.slice(0, MAILED_OBJECTS).map(([newest, ...before]) => ({
    text: sentenceOf(house, reader, newest!, before),
    small: instantText(toSeconds(newest!.created_at), reader.reading),
    url: `${house.publicUrl}${newest!.path}`,
  }))
  const letter = composeLetter({
    to: reader.email,
    language,
    sender,
    subject: count === 1 ? entries[0]!.text : say('mailSubject', { count }),
    lines: [say('mailGreeting', { name: reader.fullName }), say('mailText', { count })],
    entries,
    link: { words: say('mailLink'), url: `${house.publicUrl}/user/notification` },
    end: say('mailEnd'),
  })
  const events = await stoppable(portal, reader, rows, rules())
  const domain = new URL(house.publicUrl).hostname
  const headers = { 'Message-ID': `<${id}@${domain}>` }
  if (events.length === 0) return { ...letter, headers }
  const stops = await unsubscribeHeaders(portal, { publicUrl: house.publicUrl, person: reader.id, mails: events })
  return { ...letter, headers: { ...headers, ...stops } }
}

/** Of the events of a letter those whose mail its reader may switch off. */
async function stoppable({ db }: Portal, reader: Actor, rows: readonly LetterRow[], rules: NotificationRules): Promise<string[]> {
  const events = [...new Set(rows.map(({ event }) => event))]
  const cells = (await readDefaults(db, events)).filter(({ role, channel }) => role === reader.role && channel === 'mail')
  return events.filter((event) => {
    const tell = rules.get(event)
    return tell && !stateOf(tell, 'mail', { usual: cells.find((cell) => cell.event === event) }).locked
  })
}
