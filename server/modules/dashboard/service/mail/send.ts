import type { Dashboard, DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { ar } from '@diwan/contract/dashboard/words.ar'
import { en } from '@diwan/contract/dashboard/words.en'
import { isolate } from '@diwan/core/direction'
import { holdsFlag, type Actor } from '../../../../kit/access/actor.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { composeLetter } from '../../../../kit/mail/letter.ts'
import { speaker } from '../../../../kit/mail/speaker.ts'
import type { BackgroundJobKind, House, RegularMail } from '../../../../kit/module.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { readActor } from '../../../access/public.ts'
import { unsubscribeHeaders } from '../../../notifications/public.ts'
import { readOrganisation, readWorkingDays } from '../../../settings/public.ts'
import { deleteMail, moveMail, readDueMails } from '../../queries/mails.ts'
import type { Declared } from '../declared.ts'
import { openDashboard } from '../read.ts'
import { nextMail } from './next-mail.ts'

/** Its name for ever: mails that were sent carry it. */
const FIGURES_MAIL = 'dashboard.figures'

/** Sent to those who chose it, until they stop it. */
export const figuresMail: RegularMail = { name: FIGURES_MAIL, stop: ({ db }, person) => deleteMail(db, person) }

export const SEND_FIGURES = 'dashboard.mailFigures'
const BATCH = 100
const PROFILE = '/user/profile#figures'

const speakTo = speaker('dashboard', { ar, en })

/** Posts a job for each mail whose hour has come, and moves the mail to its next hour in the same transaction. */
export async function postDueMails(portal: Portal): Promise<void> {
  if (portal.mail.kind === 'none') return
  const { db, clock, jobs } = portal
  const days = await readWorkingDays(db)
  const due = await readDueMails(db, clock.now(), BATCH)
  for (const mail of due) {
    const reader = await readActor(portal, mail.person_id)
    const next = reader && nextMail({ ...days, rhythm: mail.rhythm, zone: reader.reading.zone }, toSeconds(clock.now()))
    await db.transaction().execute(async (trx) => {
      if (await moveMail(trx, mail, next ? new Date(next * 1000) : null))
        await jobs.post(trx, SEND_FIGURES, { person: mail.person_id, rhythm: mail.rhythm })
    })
  }
  if (due.length > 0) jobs.wakeBackgroundJob(SEND_FIGURES)
}

/** Reads the home as this person sees it at this moment, so that the mail holds no figure they may not see. */
export const figuresJob = (house: House, declared: Declared): BackgroundJobKind => ({
  name: SEND_FIGURES,
  async run(portal, { person = '', rhythm = '' }) {
    const reader = await readActor(portal, person)
    if (!reader || !holdsFlag(reader, 'dashboard', 'administer')) return deleteMail(portal.db, person)
    const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: reader }
    const { say, language, sender } = speakTo(await readOrganisation(portal.db), reader)
    const open = (tab?: Dashboard['tabs'][number]) => openDashboard(ctx, 'admin', { device: 'desktop', tab }, declared, true)
    const first = await open()
    const others = await Promise.all(first.tabs.slice(1).map(open))
    const lines = [first, ...others].flatMap(({ widgets }) => widgets).flatMap((widget) => linesOf(widget, reader, say))
    if (lines.length === 0) return
    const headers = await unsubscribeHeaders(portal, {
      publicUrl: house.publicUrl,
      person: reader.id,
      mails: [FIGURES_MAIL],
    })
    const letter = composeLetter({
      to: reader.email,
      language,
      sender,
      subject: say(rhythm === 'weekly' ? 'letterSubject_weekly' : 'letterSubject_daily'),
      lines: [say('letterGreeting', { name: reader.fullName }), say('letterText')],
      entries: lines.map(({ text, small, path }) => ({ text, small, url: `${house.publicUrl}${path}` })),
      link: { words: say('letterLink'), url: `${house.publicUrl}/admin` },
      end: `${say('letterEnd')} ${house.publicUrl}${PROFILE}`,
    })
    await portal.mail.send({ ...letter, headers })
  },
})

type Say = ReturnType<typeof speakTo>['say']

/** A line for each number of a card, and for each of its figures. */
function linesOf({ key, lists, content }: DashboardWidget, { reading }: Actor, say: Say) {
  const name = `widget_${key.replace('.', '_')}`
  const number = (value: number) => new Intl.NumberFormat(`${reading.language}-u-nu-${reading.digits}`).format(value)
  const line = (word: string, value: string, path: string) => ({
    text: `${say(word)}: ${isolate(value)}`,
    small: '',
    path,
  })
  const figures = content?.shape === 'figures' ? content.items : []
  return [
    ...lists.flatMap(({ count, path }) => (count ? [line(name, `${number(count.count)}${count.more ? '+' : ''}`, path)] : [])),
    ...figures.flatMap(({ key: figure, value, unit, path }) => {
      if (value === null || (unit !== 'count' && unit !== 'minutes')) return []
      const minutes = say('letterMinutes', { hours: number(Math.floor(value / 60)), minutes: number(value % 60) })
      return [line(`${name}_${figure}`, unit === 'minutes' ? minutes : number(value), path ?? '/admin')]
    }),
  ]
}
