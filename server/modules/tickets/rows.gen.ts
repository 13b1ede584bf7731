// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface TicketPeriods {
  ended_at: Timestamp | null;
  opened_at: Timestamp;
  ticket_id: string;
}

export interface TicketTemplates {
  active: Generated<boolean>;
  category_ar: string | null;
  category_en: string | null;
  changed: Generated<boolean>;
  description_ar: string | null;
  description_en: string | null;
  draft: Json;
  group_id: string | null;
  icon: string | null;
  id: string;
  name_ar: string | null;
  name_en: string | null;
  position: number;
  priority: string | null;
  published_at: Timestamp | null;
  set_id: string | null;
  set_version: number | null;
  subject_ar: string | null;
  subject_en: string | null;
  version: Generated<number>;
}

export interface Tickets {
  activity_at: Timestamp;
  answer_seconds: number | null;
  answered_at: Timestamp | null;
  assignee_id: string | null;
  attachments: Generated<number>;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
  department_id: string;
  group_id: string;
  id: string;
  measured: Generated<boolean>;
  opened_by: string | null;
  pending_reason: string | null;
  pending_until: Timestamp | null;
  priority: Generated<string>;
  reminded_at: Timestamp | null;
  reopened_at: Timestamp | null;
  reply: Generated<string>;
  requester_id: string;
  solution_seconds: number | null;
  solved_at: Timestamp | null;
  status: string;
  subject: string;
  template_id: string | null;
  urgency: Generated<number>;
  version: Generated<number>;
  wakes_at: Timestamp | null;
}

export interface Rows {
  ticket_periods: TicketPeriods;
  ticket_templates: TicketTemplates;
  tickets: Tickets;
}
