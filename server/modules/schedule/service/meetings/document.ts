import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { MAX_DESCRIPTION_PREVIEW } from '@diwan/contract/schedule/limits/meetings'
import { truncate } from '@diwan/core/truncate'
import { newlyMentioned } from '../../../documents/public.ts'
import { indexRecord } from '../../../search/public.ts'
import { can } from '../../access/meetings.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { updateMeeting } from '../../queries/meetings/meeting.ts'

/** Agenda and notes are one page, which all colleagues in the meeting write together. */
export const meetingDocuments = meetingRecord.documents({
  writes: can.view,
  written: async (ctx, tx, id, { text, mentioned, unmentioned }) => {
    await updateMeeting(tx.db, id, { preview: truncate(text, MAX_DESCRIPTION_PREVIEW) })
    const people = await newlyMentioned(ctx, tx, {
      objectId: id,
      mentioned,
      unmentioned,
      event: meetingEvents.named.name,
      readers: (among) => meetingRecord.readers(tx.db, among, id),
    })
    if (people.length > 0) tx.record(meetingEvents.named, { id, people }, { object: id })
  },
  settled: async (db, id, _document, at) => {
    await updateMeeting(db, id, { updated_at: at })
    await indexRecord(db, meetingRecord, id)
  },
})
