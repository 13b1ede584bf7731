// Written by npm run db:types from a migrated database.
import type { Generated, Json, Timestamp } from '../../kit/db/rows.gen.ts'

export interface ArticleCitations {
  article_id: string;
  cited_id: string;
}

export interface ArticleDays {
  article_id: string;
  day: Timestamp;
  views: Generated<number>;
}

export interface ArticleOffers {
  article_id: string;
  at: Timestamp;
  id: string;
  outcome: string;
  person_id: string;
  ticket_id: string | null;
}

export interface ArticlePairs {
  category_id: string | null;
  id: string;
  list_id: Generated<string>;
  position: string;
  unit_id: string | null;
}

export interface ArticlePassages {
  article_id: string;
  ends: number;
  message_id: string;
  quote: string;
  removed: Generated<boolean>;
  starts: number;
}

export interface ArticleStars {
  article_id: string;
  at: Timestamp;
  person_id: string;
}

export interface ArticleVersions {
  approved_at: Timestamp | null;
  approved_by: string | null;
  article_id: string;
  at: Timestamp;
  by: string;
  doc: Json;
  n: number;
  note: Generated<string>;
  text: string;
  title: string;
}

export interface ArticleViews {
  article_id: string;
  hour: Timestamp;
  person_id: string;
}

export interface ArticleVotes {
  article_id: string;
  at: Timestamp;
  comment: Generated<string>;
  helpful: boolean;
  person_id: string;
}

export interface Articles {
  active: Generated<boolean>;
  archived_at: Timestamp | null;
  category_id: string | null;
  checked_at: Timestamp | null;
  created_at: Timestamp;
  created_by: string;
  deleted_at: Timestamp | null;
  draft: Generated<boolean>;
  helpful: Generated<number>;
  helpful_percent: Generated<number>;
  id: string;
  is_template: Generated<boolean>;
  lang: string;
  listed_at: Generated<Timestamp | null>;
  not_helpful: Generated<number>;
  off_by: string | null;
  owner_id: string | null;
  pair_id: string;
  paused_at: Timestamp | null;
  preview: Generated<string>;
  published_at: Timestamp | null;
  published_n: number | null;
  review: string | null;
  review_at: Generated<Timestamp>;
  review_by: string | null;
  review_n: number | null;
  review_on: Timestamp | null;
  review_reminders: Generated<number>;
  short_id: string;
  shown_at: Timestamp | null;
  shown_preview: Generated<string>;
  shown_title: Generated<string>;
  status: Generated<string>;
  title: string;
  unit_id: string | null;
  updated_at: Timestamp;
  version: Generated<number>;
  views: Generated<number>;
}

export interface KnowledgeCategories {
  active: Generated<boolean>;
  chain_id: string | null;
  colour: string;
  deleted_at: Timestamp | null;
  description_ar: Generated<string>;
  description_en: Generated<string>;
  icon: string;
  id: string;
  list_id: Generated<string>;
  name_ar: string;
  name_en: string;
  off_by: string | null;
  parent_id: string | null;
  position: string;
  review: Generated<boolean>;
  unit_id: string | null;
  version: Generated<number>;
}

export interface SearchMisses {
  day: Timestamp;
  lang: string;
  n: Generated<number>;
  query: string;
}

export interface Rows {
  article_citations: ArticleCitations;
  article_days: ArticleDays;
  article_offers: ArticleOffers;
  article_pairs: ArticlePairs;
  article_passages: ArticlePassages;
  article_stars: ArticleStars;
  article_versions: ArticleVersions;
  article_views: ArticleViews;
  article_votes: ArticleVotes;
  articles: Articles;
  knowledge_categories: KnowledgeCategories;
  search_misses: SearchMisses;
}
