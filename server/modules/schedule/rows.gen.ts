// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface AppointmentPeople {
  appointment_id: string;
  place: Generated<number>;
  provides: boolean;
  sort_at: Timestamp;
  user_id: string;
}

export interface AppointmentSettings {
  cancel_hours: Generated<number>;
  gap_minutes: Generated<number>;
  needs_confirmation: Generated<boolean>;
  notice_minutes: Generated<number>;
  only_one: Generated<boolean>;
  per_day: number | null;
  seats: Generated<number>;
  slot_minutes: Generated<number>;
  version: Generated<number>;
  working_days_only: Generated<boolean>;
}

export interface Appointments {
  assigned_by: string;
  breaks: Generated<Json>;
  cancel_hours: number;
  created_at: Timestamp;
  created_by: string;
  date_from: Timestamp;
  date_to: Timestamp;
  deleted_at: Timestamp | null;
  department_id: string | null;
  ends_at: Timestamp;
  gap_minutes: number;
  group_id: string | null;
  id: string;
  job_description: Generated<string>;
  job_location: Generated<string>;
  kind: string;
  needs_confirmation: boolean;
  notice_minutes: number;
  per_day: number | null;
  purpose: string;
  repeat_every_day: boolean;
  seats: number;
  slot_minutes: number;
  starts_at: Timestamp;
  status: string;
  time_from: string;
  time_to: string;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  working_days_only: boolean;
  zone: string;
}

export interface Attendees {
  answer: Generated<string>;
  email: string | null;
  first_at: Timestamp;
  id: string;
  meeting_id: string;
  part: string;
  place: number;
  sort_at: Timestamp;
  user_id: string | null;
}

export interface Bookings {
  appointment_id: string;
  attended: boolean | null;
  booker_id: string;
  cancel_until: Timestamp;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  ends_at: Timestamp;
  id: string;
  note: Generated<string>;
  provider_id: string;
  reason: Generated<string>;
  slot_id: string | null;
  starts_at: Timestamp;
  status: string;
  unit_id: string | null;
  version: Generated<number>;
}

export interface CalendarFeeds {
  content: string;
  created_at: Timestamp;
  hour_at: Timestamp;
  id: string;
  name: string;
  reads: Generated<number>;
  secret_hash: Buffer;
  used_at: Timestamp | null;
  user_id: string;
}

export interface CalendarMail {
  user_id: string;
}

export interface FormerAttendees {
  email: string | null;
  id: string;
  meeting_id: string;
  removed_at: Timestamp;
  title: string;
  user_id: string | null;
}

export interface IncomingFeeds {
  busy: Generated<Json>;
  created_at: Timestamp;
  cut: Generated<boolean>;
  fetched_at: Timestamp | null;
  id: string;
  name: string;
  next_at: Timestamp;
  problem: string | null;
  url: string;
  user_id: string;
}

export interface MeetingLetters {
  hour_at: Timestamp;
  letters: number;
  organiser: string;
}

export interface MeetingMails {
  address: string | null;
  again_at: Timestamp | null;
  asked_at: Timestamp;
  attendee_id: string;
  digest: Buffer;
  ends_at: Timestamp;
  letter: string;
  meeting_id: string;
  number: number;
  original_start: Timestamp;
  place: string;
  raised: Generated<number>;
  reason: Generated<string>;
  room_id: string | null;
  sent_at: Timestamp | null;
  starts_at: Timestamp;
  title: string;
  user_id: string | null;
}

export interface MeetingMailsDue {
  due_at: Timestamp;
  meeting_id: string;
}

export interface MeetingOccurrences {
  cancelled: Generated<boolean>;
  edited: Generated<boolean>;
  ends_at: Timestamp;
  id: string;
  meeting_id: string;
  number: number;
  original_start: Timestamp;
  place: Generated<string>;
  reason: Generated<string>;
  room_id: string | null;
  starts_at: Timestamp;
  title: string;
  video: Generated<boolean>;
}

export interface Meetings {
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  due_at: Timestamp;
  ends_at: Timestamp;
  former_id: string | null;
  id: string;
  minutes: number;
  organiser: string;
  place: Generated<string>;
  preview: Generated<string>;
  reason: Generated<string>;
  room_id: string | null;
  rule: Json | null;
  sequence: Generated<number>;
  start_day: Timestamp;
  start_time: string;
  starts_at: Timestamp;
  status: string;
  title: string;
  updated_at: Timestamp;
  version: Generated<number>;
  video: Generated<boolean>;
  zone: string;
}

export interface OccurrenceAnswers {
  answer: string;
  attendee_id: string;
  meeting_id: string;
  number: number;
}

export interface PermissionRequestFiles {
  file_id: string;
  position: number;
  request_id: string;
}

export interface PermissionRequests {
  created_at: Timestamp;
  created_by: string;
  date_from: Timestamp | null;
  date_to: Timestamp | null;
  deleted_at: Timestamp | null;
  department_id: string | null;
  during: string | null;
  group_id: string | null;
  id: string;
  reason: Generated<string>;
  status: string;
  submitted_at: Timestamp | null;
  time_from: Generated<string>;
  time_to: Generated<string>;
  type_id: string | null;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  whole_days: boolean;
  working_days: Generated<number>;
  working_seconds: Generated<number>;
}

export interface PermissionSettings {
  only_one: Generated<boolean>;
  version: Generated<number>;
}

export interface PermissionTypes {
  active: Generated<boolean>;
  id: string;
  name_ar: string;
  name_en: string;
  position: number;
}

export interface Rooms {
  active: Generated<boolean>;
  created_at: Timestamp;
  id: string;
  name_ar: string;
  name_en: string;
  place: Generated<string>;
  seats: number;
  unit_id: string | null;
  version: Generated<number>;
}

export interface SlotHolds {
  expires_at: Timestamp;
  holder_id: string;
  id: string;
  slot_id: string;
}

export interface TakenSlots {
  appointment_id: string;
  during: string;
  id: string;
  provider_id: string;
  seats: number;
  starts_at: Timestamp;
  taken: number;
}

export interface Rows {
  appointment_people: AppointmentPeople;
  appointment_settings: AppointmentSettings;
  appointments: Appointments;
  attendees: Attendees;
  bookings: Bookings;
  calendar_feeds: CalendarFeeds;
  calendar_mail: CalendarMail;
  former_attendees: FormerAttendees;
  incoming_feeds: IncomingFeeds;
  meeting_letters: MeetingLetters;
  meeting_mails: MeetingMails;
  meeting_mails_due: MeetingMailsDue;
  meeting_occurrences: MeetingOccurrences;
  meetings: Meetings;
  occurrence_answers: OccurrenceAnswers;
  permission_request_files: PermissionRequestFiles;
  permission_requests: PermissionRequests;
  permission_settings: PermissionSettings;
  permission_types: PermissionTypes;
  rooms: Rooms;
  slot_holds: SlotHolds;
  taken_slots: TakenSlots;
}
