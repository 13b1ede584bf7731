/** What may stand in a key that is made at run time, as the contract says it: flags, roles, states, kinds, events. */
import { flagParts, matrixFlags } from '../../contract/access/matrix.ts'
import { COLOURS } from '../../contract/kit/colours.ts'
import { REASONS } from '../../contract/access/schemas.ts'
import { RELATIONS, ROLES } from '../../contract/access/vocabulary.ts'
import { DECISION_KINDS } from '../../contract/approvals/vocabulary.ts'
import { AUDITED_MODULES } from '../../contract/audit/vocabulary.ts'
import { en as widgetWords } from '../../contract/gathered/widgets.en.gen.ts'
import { WIDGET_ACTS, WIDGET_BADGES } from '../../contract/kit/widgets.ts'
import { moduleEntries } from '../../contract/releases/registry.ts'
import { ARTICLE_LANGUAGES } from '../../contract/knowledge/vocabulary.ts'
import { NOTE_COLOURS } from '../../contract/notes/vocabulary.ts'
import { RELEASE_STATUSES } from '../../contract/kit/manifest.ts'
import { BACKUP_FAILURES, CALENDARS, DIGITS, LANGUAGES } from '../../contract/settings/vocabulary.ts'
import { APPLICATION_STATUSES } from '../../contract/opportunities/vocabulary.ts'
import { APPOINTMENT_STATUSES, BOOKING_STATUSES } from '../../contract/schedule/vocabulary/appointments.ts'
import { FEED_CONTENTS, FEED_PROBLEMS } from '../../contract/schedule/vocabulary/feeds.ts'
import { ATTENDEE_PARTS, GIVEN_ANSWERS, SERIES_SCOPES } from '../../contract/schedule/vocabulary/meetings.ts'
import { CALENDAR_STATES } from '../../contract/schedule/vocabulary/calendar.ts'
import { INQUIRY_CATEGORIES, MAIL_OCCASIONS } from '../../contract/support/vocabulary.ts'
import {
  BULK_COMMANDS,
  CLOSE_REASONS,
  HAPPENINGS,
  TEMPLATE_ICONS,
  TICKET_LACKS,
  TICKET_PRIORITIES,
  TICKET_QUEUES,
  TICKET_STATUSES,
  WAIT_REASONS,
} from '../../contract/tickets/vocabulary.ts'
import { ATTEMPT_STATUSES, CERTIFICATE_STATES, ENROLMENT_STATUSES } from '../../contract/training/vocabulary.ts'
import { MEMBER_RELATIONS, UNIT_KINDS } from '../../contract/units/vocabulary.ts'
import { unitEvents } from '../../contract/units/events.ts'
import { PEOPLE_VIEWS } from '../../contract/users/vocabulary.ts'
import { VISIBILITIES } from '../../contract/work/vocabulary.ts'
import { FIELD_TYPES, TESTS } from '../../core/fields/field.ts'
import { ALL_OFFERS, OFFERS } from '../../core/fields/offers.ts'
import { NAME_PROBLEMS } from '../../core/person-name.ts'
import { EMOJI_GROUPS } from '../../contract/writing/vocabulary.ts'

/** Kinds of records that lie on a calendar: those with times, and those with days. */
const ON_CALENDARS = [
  'ticket',
  'note',
  'quick_task',
  'task',
  'course',
  'permission_request',
  'appointment',
  'booking',
  'opportunity_application',
  'meeting',
]

export interface Family {
  readonly namespace: string
  /** The key, `*` standing for a member: `role_*`, `*_reason`. */
  readonly key: string
  readonly members: readonly string[]
}

const of = (namespace: string, members: readonly string[], ...keys: readonly string[]): Family[] =>
  keys.map((key) => ({ namespace, key, members }))

const modules = moduleEntries.map(({ key }) => key)
/** What the matrix knows beside the modules of the menus. */
const directory = [...matrixFlags.keys()].map((name) => flagParts(name).module).filter((key) => !modules.includes(key))
/** Rights to open a page are said alike for all modules. */
const rights = [...matrixFlags.keys()].map((name) => {
  const { flag } = flagParts(name)
  return flag === 'enter' || flag === 'administer' ? flag : name
})
/** These are said in other words by the one who did it, or by why. */
const plainly = HAPPENINGS.filter((event) => event !== 'waiting' && event !== 'changed')

/** A test of the dashboard compares these with the widgets that the modules declare. */
const membersOf = (beginning: string): string[] =>
  Object.keys({ ...widgetWords })
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length))

export const families: readonly Family[] = [
  ...of('dashboard', membersOf('widget_'), 'widget_*'),
  ...of('dashboard', membersOf('widget_begin_'), 'widget_begin_*'),
  ...of('dashboard', WIDGET_ACTS, 'act_*'),
  ...of('dashboard', WIDGET_BADGES, 'badge_*'),
  ...of('shell', ROLES, 'role_*'),
  ...of('person', ['all', 'chat', 'project', 'ticket', 'meeting'], 'shared_*'),
  ...of('approvals', DECISION_KINDS, 'decided_*'),
  ...of('approvals', ['waiting', 'decided'], 'inbox_*'),
  ...of('access', rights, 'flag_*', 'about_*'),
  ...of('access', RELATIONS, 'relation_*'),
  ...of('access', REASONS, 'reason_*'),
  ...of('access', ['add', 'deny'], 'effect_*'),
  ...of('access', directory, 'module_*'),
  ...of('releases', modules, 'name_*', 'about_*'),
  ...of('notes', NOTE_COLOURS, 'colour_*'),
  ...of('releases', RELEASE_STATUSES, 'status_*'),
  ...of('checks', NAME_PROBLEMS, 'invalid_*'),
  ...of('kit', TICKET_STATUSES, 'status_*'),
  ...of('kit', ['published', 'completed', 'CLOSED', 'APPROVED', 'CANCELED'], 'masculine_*'),
  ...of('kit', TICKET_PRIORITIES, 'priority_*'),
  ...of('support', INQUIRY_CATEGORIES, 'category_*'),
  ...of('support', MAIL_OCCASIONS, 'mail_*', 'mail_*_subject'),
  ...of('tickets', TICKET_LACKS, 'lacks_*'),
  ...of('tickets', TICKET_QUEUES, 'queue_*', 'empty_*'),
  ...of('tickets', WAIT_REASONS, 'wait_*', 'line_waiting_*'),
  ...of('tickets', CLOSE_REASONS, '*_reason'),
  ...of('tickets', BULK_COMMANDS, 'bulk_*'),
  ...of('tickets', TEMPLATE_ICONS, 'icon_*'),
  ...of('tickets', plainly, 'line_*'),
  ...of('schedule', ATTENDEE_PARTS, 'part_*'),
  ...of('schedule', SERIES_SCOPES, 'scope_*'),
  ...of('links', ON_CALENDARS, 'kinds_*'),
  ...of('units', UNIT_KINDS, 'kind_*', 'new_*', 'created_*', 'updated_*', 'deleted_*'),
  ...of('units', ['tree', 'department', 'group'], 'by_*'),
  ...of('units', Object.keys(unitEvents), 'event_*'),
  ...of('units', MEMBER_RELATIONS, 'relation_*'),
  ...of('users', MEMBER_RELATIONS, 'relation_*'),
  ...of('users', PEOPLE_VIEWS, 'view_*', 'none_*', 'fills_*'),
  ...of('profile', LANGUAGES, 'language_*'),
  ...of('profile', DIGITS, 'digits_*'),
  ...of('profile', CALENDARS, 'calendar_*'),
  ...of('settings', LANGUAGES, 'value_language_*'),
  ...of('settings', DIGITS, 'value_digits_*'),
  ...of('settings', CALENDARS, 'value_calendar_*'),
  ...of('settings', BACKUP_FAILURES, 'backup_*'),
  ...of('fields', FIELD_TYPES, 'type_*'),
  ...of('fields', TESTS, 'test_*'),
  ...of('fields', ALL_OFFERS, 'offer_*'),
  ...of('fields', Object.keys(OFFERS), 'palette_*'),
  ...of('audit', AUDITED_MODULES, 'area_*'),
  ...of('writing', EMOJI_GROUPS, 'emoji_*'),
  ...of('work', VISIBILITIES, 'visibility_*'),
  ...of('kit', COLOURS, 'colour_*'),
  ...of('knowledge', ARTICLE_LANGUAGES, 'lang_*', 'noOther_*'),
  ...of('opportunities', APPLICATION_STATUSES, 'applied_*'),
  ...of('opportunities', ['withdraw', 'giveUp', 'declineSeat'], '*_title', '*_text'),
  ...of('schedule', BOOKING_STATUSES, 'booked_*'),
  ...of('schedule', APPOINTMENT_STATUSES, 'entry_*'),
  ...of('schedule', FEED_CONTENTS, 'feedContent_*'),
  ...of('schedule', CALENDAR_STATES, 'feedState_*'),
  ...of('schedule', FEED_PROBLEMS, 'incomingProblem_*'),
  ...of('schedule', ['invited', 'changed', 'canceled'], 'mailSubject_*', 'mail_meeting_*'),
  ...of('schedule', GIVEN_ANSWERS, 'guestAnswer_*'),
  ...of('training', ENROLMENT_STATUSES, 'exported_*', 'learning_*'),
  ...of('training', ATTEMPT_STATUSES, 'exportedAttempt_*'),
  ...of('training', CERTIFICATE_STATES, 'certificate_*'),
  ...of('training', ['open', 'owed', 'passed', 'failed'], 'attempt_*', 'outcome_*'),
  ...of('training', ['right', 'partly', 'wrong', 'unanswered', 'owed', 'marked', 'dropped'], 'judged_*'),
]

/** Where the code looks whether there is a word, and has something else to show: what was recorded, as it is. */
export const looked: readonly string[] = ['activity_', 'audit_', 'event_', 'field_', 'value_']

/** Their members are gathered from the code itself: events that are told, codes of wrong fields, entries of the menus, kinds that are found or lie in units. */
export const gathered: readonly string[] = [
  'told_',
  'notice_',
  'invalid_',
  'menu_',
  'create_',
  'also_create_',
  'begin_',
  'found_',
  'held_',
  'heldMore_',
]
