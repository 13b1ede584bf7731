import { documentFromText } from '@diwan/core/document'
import { support } from '@diwan/contract/support/endpoints/support'
import { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import { inquiryChannel, inquiryStaffChannel } from '@diwan/contract/support/events'
import { inquiryMoves } from '@diwan/contract/support/moves'
import { proof } from '../../../testing/proof.ts'
import { can } from '../access.ts'
import { provedCanned } from '../../../testing/canned.ts'
import { readableInquiries } from '../queries/inquiries.ts'
import { inquiryLists } from './listed.ts'
import { inquiryLoad } from './load.ts'
import { inquiryMachine } from './machine.ts'
import { plantInquiries, type NewPlantedInquiry, type PlantedInquiry } from './planted.ts'
import { inquiryProbes } from './probes.ts'
import { randomInquiries } from './random.ts'
import { inquirySecrets } from './secrets.ts'
import { inquiryFacts, relationsTo, second, situations } from './relations.ts'

export const inquiryProof = proof<PlantedInquiry>({
  kind: 'inquiry',
  flag: 'support.view',
  make: async (w, by) => {
    const asked = { subject: 'سؤال', category: 'content', body: documentFromText('نص', 'rtl') } as const
    const { status, body } = await w.call(by, support.create, asked)
    if (status !== 200) throw new Error(`The inquiry was refused: ${JSON.stringify(body)}`)
    return body.id
  },
  situations,
  plant: (w, wanted) =>
    plantInquiries(
      w.db,
      (wanted as Omit<NewPlantedInquiry, 'createdAt'>[]).map((one) => ({ ...one, createdAt: w.clock.now() })),
    ),
  facts: inquiryFacts,
  relations: relationsTo,
  second,
  moves: inquiryMoves,
  can: {
    endpoint: support.open,
    shown: ({ inquiry }: { inquiry: { can: unknown } }) => inquiry.can,
    expected: ({ may, by }) => ({
      view: may('support.view'),
      answer: may('support.answer'),
      reply: by('support.view').includes('own'),
    }),
  },
  lists: inquiryLists,
  visible: async (w, by, ids) => {
    const actor = await w.actor(by)
    const rows = await readableInquiries(w.db, ids)
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: randomInquiries,
  machine: inquiryMachine,
  channels: (id) => [
    { name: inquiryChannel(id), flag: 'support.view' },
    { name: inquiryStaffChannel(id), flag: 'support.answer' },
  ],
  secrets: inquirySecrets,
  load: inquiryLoad,
  probes: inquiryProbes,
})

export const cannedProof = provedCanned({
  module: 'support',
  kind: 'canned_answer',
  endpoints: cannedAnswers,
  use: 'support.administer',
  keep: 'support.canned_answers',
})
