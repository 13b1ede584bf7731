// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface Certificates {
  code: string;
  course_id: string;
  enrolment_id: string;
  expires_on: Timestamp | null;
  file_id: string | null;
  id: string;
  issued_at: Timestamp;
  issued_on: Timestamp;
  reason: Generated<string>;
  renewed_at: Timestamp | null;
  replaced_at: Timestamp | null;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  snapshot: Json;
  user_id: string;
}

export interface CourseAssignments {
  course_id: string;
  created_at: Timestamp;
  created_by: string;
  due_on: Timestamp | null;
  mandatory: boolean;
  token: string;
}

export interface CourseVersions {
  course_id: string;
  created_at: Timestamp;
  created_by: string;
  outline: Json;
  version: number;
}

export interface Courses {
  archived_at: Timestamp | null;
  category_ar: Generated<string>;
  category_en: Generated<string>;
  certificate: Generated<boolean>;
  changed: Generated<boolean>;
  course_version: Generated<number>;
  cover_id: string | null;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  description_ar: Generated<string>;
  description_en: Generated<string>;
  draft: Json;
  due_days: number | null;
  id: string;
  is_template: Generated<boolean>;
  lessons: Generated<number>;
  name_ar: Generated<string>;
  name_en: Generated<string>;
  paused_at: Timestamp | null;
  published_at: Timestamp | null;
  self_enrolment: Generated<boolean>;
  signatory_ar: Generated<string>;
  signatory_en: Generated<string>;
  status: Generated<string>;
  unit_id: string | null;
  updated_at: Timestamp;
  valid_months: number | null;
  version: Generated<number>;
}

export interface Enrolments {
  batch: string | null;
  begun_at: Timestamp | null;
  canceled_at: Timestamp | null;
  course_id: string;
  course_version: number | null;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  due_on: Timestamp | null;
  due_order: Generated<number>;
  due_told_on: Timestamp | null;
  extra_attempts: Generated<number>;
  finished_at: Timestamp | null;
  id: string;
  mandatory: Generated<boolean>;
  open_required: Generated<number>;
  required: Generated<number>;
  score: number | null;
  source: string;
  status: string;
  unit_id: string | null;
  user_id: string;
  version: Generated<number>;
}

export interface LessonProgress {
  completed_at: Timestamp | null;
  covered: Generated<string>;
  enrolment_id: string;
  first_at: Timestamp | null;
  last_at: Timestamp | null;
  lesson: string;
  position_s: Generated<number>;
  required: boolean;
}

export interface OverdueNotes {
  user_id: string;
  week: Timestamp;
}

export interface QuizAttempts {
  answers: Generated<Json>;
  comments: Generated<Json>;
  course_id: string;
  course_version: number;
  deadline_at: Timestamp | null;
  drawn: Json;
  enrolment_id: string;
  key_version: number | null;
  lesson: string;
  marks: Json | null;
  number: number;
  passed: boolean | null;
  points: number | null;
  started_at: Timestamp;
  status: Generated<string>;
  submitted_at: Timestamp | null;
  total: number | null;
  version: Generated<number>;
}

export interface QuizKeys {
  course_id: string;
  course_version: number;
  created_at: Timestamp;
  created_by: string;
  dropped: Generated<string[]>;
  lesson: string;
  rights: Json;
  version: number;
}

export interface Rows {
  certificates: Certificates;
  course_assignments: CourseAssignments;
  course_versions: CourseVersions;
  courses: Courses;
  enrolments: Enrolments;
  lesson_progress: LessonProgress;
  overdue_notes: OverdueNotes;
  quiz_attempts: QuizAttempts;
  quiz_keys: QuizKeys;
}
