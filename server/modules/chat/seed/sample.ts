import { documentFromText } from '@diwan/core/document'
import { directionOf } from '@diwan/core/direction'
import { isWorkingMoment, type WorkingCalendar } from '@diwan/core/working-calendar'
import { readFile } from 'node:fs/promises'
import { readWorkingDays } from '../../settings/public.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { keepMade } from '../../files/public.ts'
import { markReadBySaying } from '../../talk/public.ts'
import { lockChat } from '../queries/chat.ts'
import { createGroup, openPersonal } from '../service/begin.ts'
import { chatTalk } from '../service/talk.ts'
import { chatStories, type ChatStory } from './stories.ts'
import { sampleVoices } from './voices/sample-voices.ts'

const MINUTE_MS = 60_000
/** Between two lines; a number that divides no hour looks less like a machine. */
const PAUSE_MS = 7 * MINUTE_MS

/** Said through the service that people use, each by its person and at its time. */
export async function seedChats(sample: Sample): Promise<void> {
  for (const story of chatStories) await insertStory(sample, story)
}

/** When each line is said, in working hours: the last so long ago, the others before it. */
function momentsOf(count: number, last: number, calendar: WorkingCalendar): number[] {
  const moments: number[] = []
  for (let at = last - (last % MINUTE_MS); moments.length < count; at -= PAUSE_MS)
    if (isWorkingMoment(calendar, at / 1_000)) moments.unshift(at)
  return moments
}

async function insertStory({ db, storage, people, at: end }: Sample, story: ChatStory): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const lines = story.said.trim().split('\n')
  const last = end.getTime() - story.hoursAgo * 60 * MINUTE_MS
  const [begun = last, ...moments] = momentsOf(lines.length + 1, last, calendar)
  const clock = { at: begun, now: () => new Date(clock.at) }
  const actorOf = (key: string) => people.get(`${key}@diwan.example`)!
  const as = (key: string): Ctx => ({ portal: quietPortal(db, clock, storage), clock, db, actor: actorOf(key) })
  const [owner = '', ...others] = story.people
  const userIds = others.map((key) => actorOf(key).id)
  const { id } =
    story.name === undefined
      ? await openPersonal(as(owner), { userId: userIds[0]! })
      : await createGroup(as(owner), { name: story.name, description: story.description ?? null, photoId: null, userIds })

  let before: Said | undefined
  const seqs: number[] = []
  for (const [place, line] of lines.entries()) {
    clock.at = moments[place]!
    const [, sign = '', rest = ''] = /^([>|+!?=~]?)\s*(.*)$/u.exec(line)!
    if (sign === '!') await chatTalk.pin(as(owner), { id, messageId: before!.id, on: true })
    else if (sign === '+') await react(as, id, before!, rest)
    else if (sign === '=') await voteIn(as, id, before!, rest)
    else if (sign === '?') {
      before = await ask(as, id, rest)
      seqs.push(before.seq)
    } else if (sign === '~') {
      before = await speak(as, id, rest)
      seqs.push(before.seq)
    } else {
      const said = await insertSaid(
        as,
        id,
        rest,
        sign === '>' ? { quotedId: before!.id } : sign === '|' ? { threadOf: before!.id } : {},
      )
      if (sign !== '|') before = said
      if (sign !== '|') seqs.push(said.seq)
    }
  }
  const read = seqs.at(-1 - story.unread) ?? 0
  for (const key of story.people)
    await markReadBySaying(db, actorOf(key).id, { objectId: id, audience: 'members', threadOf: id }, read)
}

interface Said {
  readonly id: string
  readonly seq: number
}
type As = (key: string) => Ctx

async function insertSaid(
  as: As,
  id: string,
  line: string,
  more: { readonly quotedId?: string; readonly threadOf?: string },
): Promise<Said> {
  const [, who = '', words = ''] = /^(\w+): (.*)$/u.exec(line)!
  const ctx = as(who)
  return write(ctx, async (tx) => {
    const row = (await lockChat(tx.db, ctx.actor, id))!
    return chatTalk.say(ctx, tx, row, { audience: 'members', body: documentFromText(words, directionOf(words, 'rtl')), ...more })
  })
}

/** `who: recording` */
async function speak(as: As, id: string, line: string): Promise<Said> {
  const [who = '', name = ''] = line.split(': ')
  const { seconds, wave } = sampleVoices[name as keyof typeof sampleVoices]
  const bytes = await readFile(new URL(`voices/${name}.webm`, import.meta.url))
  const ctx = as(who)
  const of = { name: `${name}.webm`, type: 'audio/webm', purpose: 'voice', seconds } as const
  return write(ctx, async (tx) => {
    const row = (await lockChat(tx.db, ctx.actor, id))!
    const file = await keepMade(ctx.portal, tx.db, { ...of, bytes, ownerId: ctx.actor.id, objectId: null })
    return chatTalk.say(ctx, tx, row, { audience: 'members', body: documentFromText('', 'rtl'), attachments: [file], wave })
  })
}

/** `who: question / answer / answer` */
async function ask(as: As, id: string, line: string): Promise<Said> {
  const [, who = '', asked = ''] = /^(\w+): (.*)$/u.exec(line)!
  const [question = '', ...options] = asked.split(' / ')
  return chatTalk.ask(as(who), { id, question, options, several: false, secret: false, endsAt: null })
}

/** `2 who, who`: the second answer. */
async function voteIn(as: As, id: string, poll: Said, line: string): Promise<void> {
  const [answer = '', ...people] = line.split(/[ ,]+/u)
  for (const who of people) await chatTalk.vote(as(who), { id, messageId: poll.id, choices: [Number(answer) - 1] })
}

/** `👍 who, who` */
async function react(as: As, id: string, to: Said, line: string): Promise<void> {
  const [emoji = '', ...people] = line.split(/[ ,]+/u)
  for (const who of people) await chatTalk.react(as(who), { id, messageId: to.id, emoji, on: true })
}
