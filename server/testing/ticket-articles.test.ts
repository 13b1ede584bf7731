import { actions } from '@diwan/contract/actions/endpoints'
import { documents } from '@diwan/contract/documents/endpoints'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { links } from '@diwan/contract/links/endpoints'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { pageText } from '@diwan/core/page/document'
import { expect, test } from 'vitest'
import { world } from './world.ts'

test('an article of a solved ticket takes its subject and its solution, never a note, and both lead to each other', async () => {
  const w = await world()
  const group = await w.group()
  const [asker, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const { id } = await w.ticket({ by: asker, group })
  const { subject, version } = (await w.call(tech, commands.take, { id, version: 1 })).body
  const body = (text: string) => documentFromText(text, 'rtl')
  expect((await w.call(tech, tickets.note, { id, body: body('سر داخلي') })).status).toBe(200)
  expect((await w.call(tech, commands.resolve, { id, version, body: body('أعد تشغيل الخدمة') })).status).toBe(200)

  const { status, body: made } = await w.call(tech, actions.run, { id, key: 'knowledgeHub.make', choices: { lang: 'ar' } })
  expect(status).toBe(200)
  const { article, documentId } = (await w.call(tech, managedArticles.open, { id: made.id })).body
  expect(article).toMatchObject({ title: subject, lang: 'ar', status: 'DRAFT', draft: true })
  const text = pageText((await w.call(tech, documents.open, { id: documentId })).body.document.doc)
  expect([text.includes('أعد تشغيل الخدمة'), text.includes('سر داخلي')]).toEqual([true, false])
  const linked = async (of: string) => (await w.call(tech, links.list, { id: of })).body.items.map((one) => one.record.id)
  expect([await linked(id), await linked(made.id)]).toEqual([[made.id], [id]])
  expect((await w.call(asker, actions.run, { id, key: 'knowledgeHub.make', choices: {} })).status).toBe(403)
})
