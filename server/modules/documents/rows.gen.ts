// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface DocumentSteps {
  at: Timestamp;
  bytes: Generated<number>;
  client: string | null;
  document_id: string;
  person_id: string | null;
  step: Json;
  version: number;
}

export interface DocumentVersions {
  at: Timestamp;
  by: string[];
  doc: Json;
  document_id: string;
  n: number;
  text: string;
  version: number;
}

export interface Documents {
  doc: Json;
  doc_at: Timestamp;
  doc_version: Generated<number>;
  id: string;
  log_bytes: Generated<number>;
  object_id: string;
  profile: string;
  schema: number;
  slot: string;
  text: string;
  unsettled_work: Generated<number>;
  version: Generated<number>;
  written_at: Timestamp | null;
}

export interface Rows {
  document_steps: DocumentSteps;
  document_versions: DocumentVersions;
  documents: Documents;
}
