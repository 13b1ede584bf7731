import { textOf } from '@diwan/core/document'
import { TERMS_VERSION, titleTerm } from '@diwan/core/search-text'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Pool } from '../../../../kit/db/database.ts'
import { plainWords, searchTerms } from '../../../../kit/search-text.ts'
import { loadMessages } from '../../../talk/public.ts'
import { demoStories } from '../stories/all.ts'
import { writtenAs } from '../writing.ts'

const DAYS = 547

/** What a ticket made in bulk says; `{n}` in its subject is its number. */
export interface Phrase {
  readonly subject: string
  readonly question: string
  readonly answer: string
}

export interface Load {
  readonly tickets: number
  /** From so long ago until now. */
  readonly days: number
  readonly phrases: readonly Phrase[]
}

/** Set-based and past every service: what is wanted is a large portal to look at or to measure. */
export async function insertTickets(client: pg.ClientBase, { tickets, days, phrases }: Load): Promise<void> {
  await client.query(`create temp table phrase
    (n int, subject text, question jsonb, question_text text, answer jsonb, answer_text text,
     subject_terms text[], question_terms text[], answer_terms text[], words text[])`)
  const rows = phrases.map(({ subject, question, answer }, n) => {
    const [asked, answered] = [writtenAs(question), writtenAs(answer)]
    const [question_text, answer_text] = [textOf(asked), textOf(answered)]
    const terms = {
      subject_terms: [...searchTerms(subject.replace('{n}', '')), titleTerm(subject)],
      question_terms: searchTerms(question_text),
      answer_terms: searchTerms(answer_text),
      words: plainWords([subject.replace('{n}', ''), question_text, answer_text].join('\n')),
    }
    return { n, subject, question: asked, question_text, answer: answered, answer_text, ...terms }
  })
  await client.query(
    `insert into phrase select * from jsonb_to_recordset($1) as given (n int, subject text, question jsonb, question_text text,
      answer jsonb, answer_text text, subject_terms text[], question_terms text[], answer_terms text[], words text[])`,
    [JSON.stringify(rows)],
  )
  for (const [name, value] of Object.entries({ tickets, days, fold: TERMS_VERSION }))
    await client.query('select set_config($1, $2, false)', [`seed.${name}`, String(value)])
  await client.query(await readFile(new URL('tickets.sql', import.meta.url), 'utf8'))
  await loadMessages(client)
}

/** `npm run seed -- --tickets N`: so many on top of what is there, among the people and groups that are there. */
export async function loadTickets({ pool }: Pool, tickets: number): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query(await readFile(new URL('home.sql', import.meta.url), 'utf8'))
    const { rows } = await client.query<{ ready: boolean }>(
      'select exists (select from agent) and exists (select from requester) as ready',
    )
    if (!rows[0]!.ready) return 'Nobody works for a group or nobody asks: no tickets were made.'
    await insertTickets(client, { tickets, days: DAYS, phrases: demoStories.map(phraseOf) })
    await client.query('vacuum analyze tickets, ticket_periods, messages, object_people, objects, search_entries')
    return `${tickets} tickets were made.`
  } finally {
    client.release(true) // its temporary tables with it
  }
}

function phraseOf({ subject, body, steps }: (typeof demoStories)[number]): Phrase {
  const answer = steps.findLast(({ sign }) => sign === '=') ?? steps.find(({ sign }) => sign === '>')
  return { subject, question: body, answer: answer?.text ?? body }
}
