-- A tree in a table with the columns `id` and `parent_id`: nothing lies below itself, and nothing lies deeper than a limit. The arguments
-- are the name of the table and the largest depth, so that every table of folders or categories uses the same guard. Changes of the
-- parents within one table go one after the other.
create function guard_tree() returns trigger language plpgsql as $$
declare
  above int;
  below int;
  loops boolean;
begin
  perform pg_advisory_xact_lock(481520, hashtext(tg_argv[0]));
  execute format('with recursive up as (
      select id, parent_id, 1 as depth from %1$I where id = $1
      union all select parent.id, parent.parent_id, up.depth + 1 from %1$I parent join up on parent.id = up.parent_id where up.depth <= 100)
    select count(*), coalesce(bool_or(id = $2), false) from up', tg_argv[0]) into above, loops using new.parent_id, new.id;
  if loops or new.parent_id = new.id then
    raise exception 'a record cannot lie below itself' using errcode = 'check_violation', constraint = tg_argv[0] || '_acyclic';
  end if;
  execute format('with recursive down as (
      select id, 1 as depth from %1$I where parent_id = $1
      union all select child.id, down.depth + 1 from %1$I child join down on child.parent_id = down.id where down.depth <= 100)
    select coalesce(max(depth), 0) from down', tg_argv[0]) into below using new.id;
  if above + 1 + below > tg_argv[1]::int then
    raise exception 'the tree is too deep' using errcode = 'check_violation', constraint = tg_argv[0] || '_depth';
  end if;
  return new;
end $$;

-- `list_id` is what its place is unique within: its parent, or the root.
create table knowledge_categories (
  id             uuid primary key references objects,
  parent_id      uuid references knowledge_categories,
  list_id        uuid not null generated always as (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  name_ar        text not null check (char_length(name_ar) between 1 and 80),
  name_en        text not null check (char_length(name_en) between 1 and 80),
  description_ar text not null default '' check (char_length(description_ar) <= 400),
  description_en text not null default '' check (char_length(description_en) <= 400),
  icon           text not null,
  colour         text not null,
  position       text not null collate "C",
  unit_id        uuid references units,
  active         boolean not null default true,
  off_by         uuid references knowledge_categories, -- the category that was deactivated with it
  review         boolean not null default false, -- its articles are published only after a review
  chain_id       uuid references approval_chains, -- who reviews; nothing asks the nearest heads
  deleted_at     timestamptz,
  version        int not null default 1,
  unique (list_id, position)
);
create index knowledge_categories_by_parent on knowledge_categories (parent_id);
create index knowledge_categories_off_by on knowledge_categories (off_by) where off_by is not null;
create trigger knowledge_categories_tree before insert or update of parent_id on knowledge_categories
  for each row execute function guard_tree('knowledge_categories', '5');
create trigger knowledge_categories_deleted after update of deleted_at on objects
  for each row when (new.kind = 'article_category') execute function mirror_deletion('knowledge_categories');

-- The same article in both languages: category, unit and place belong to the pair.
create table article_pairs (
  id          uuid primary key,
  category_id uuid references knowledge_categories,
  list_id     uuid not null generated always as (coalesce(category_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored,
  unit_id     uuid references units,
  position    text not null collate "C",
  unique (list_id, position)
);

-- `category_id` and `unit_id` repeat those of the pair. What readers see is `shown_title`, `shown_preview` and the version `published_n`;
-- `title` and `preview` are as it is written now, and `draft` says that something is written that readers do not see.
create table articles (
  id              uuid primary key references objects,
  short_id        text not null,
  pair_id         uuid not null references article_pairs,
  lang            text not null check (lang in ('ar', 'en')),
  category_id     uuid references knowledge_categories,
  unit_id         uuid references units,
  title           text not null check (char_length(title) between 1 and 200),
  preview         text not null default '' check (char_length(preview) <= 400),
  shown_title     text not null default '',
  shown_preview   text not null default '',
  shown_at        timestamptz, -- since when readers see the published version
  status          text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'published', 'CLOSED')),
  active          boolean not null default true,
  off_by          uuid references knowledge_categories,
  draft           boolean not null default true,
  is_template     boolean not null default false,
  paused_at       timestamptz,
  archived_at     timestamptz,
  published_at    timestamptz,
  published_n     int,
  listed_at       timestamptz generated always as
    (case when status = 'published' and active and deleted_at is null then published_at end) stored,
  checked_at      timestamptz, -- when it was last known to say what the other language says
  review          text check (review in ('SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'DRAFT')),
  review_n        int, -- the frozen version of the last review
  review_by       uuid references users, -- who sent it for review
  review_on       date,
  review_at       timestamptz not null generated always as
    (coalesce(review_on::timestamp at time zone 'UTC', '9999-12-31 00:00:00+00'::timestamptz)) stored,
  review_reminders int not null default 0 check (review_reminders between 0 and 2), -- the owner was notified, the heads too
  owner_id        uuid references users,
  views           int not null default 0,
  helpful         int not null default 0 check (helpful >= 0),
  not_helpful     int not null default 0 check (not_helpful >= 0),
  helpful_percent int not null generated always as
    (case when helpful + not_helpful = 0 then -1 else helpful * 100 / (helpful + not_helpful) end) stored,
  created_by      uuid not null references users,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  deleted_at      timestamptz,
  version         int not null default 1,
  constraint articles_published_is_complete
    check (status <> 'published' or (published_n is not null and category_id is not null and not is_template)),
  constraint articles_reviewed_version check (review is null or (review_n is not null and review_by is not null))
);
create unique index articles_one_per_language on articles (pair_id, lang) where deleted_at is null;
create trigger articles_deleted after update of deleted_at on objects
  for each row when (new.kind = 'article') execute function mirror_deletion('articles');
-- listArticles and listManaged: one range for each relation, and one for all
create index articles_listed on articles (published_at desc, id desc) where listed_at is not null;
create index articles_by_unit on articles (unit_id, updated_at desc, id desc) where deleted_at is null;
create index articles_by_creator on articles (created_by, updated_at desc, id desc) where deleted_at is null;
create index articles_living on articles (updated_at desc, id desc) where deleted_at is null;
create index articles_by_category on articles (category_id) where deleted_at is null;
create index articles_most_read on articles (views desc, id desc) where listed_at is not null;
create index articles_to_review on articles (review_at desc, id desc) where deleted_at is null; -- also remindReviews
create index articles_off_by on articles (off_by) where off_by is not null;

-- A new article takes category and unit of its pair; when the pair moves, its articles move with it.
create function article_of_pair() returns trigger language plpgsql as $$
begin
  select category_id, unit_id into new.category_id, new.unit_id from article_pairs where id = new.pair_id;
  return new;
end $$;
create trigger articles_of_pair before insert on articles for each row execute function article_of_pair();
create function move_articles_of_pair() returns trigger language plpgsql as $$
begin
  update articles set category_id = new.category_id, unit_id = new.unit_id where pair_id = new.id and deleted_at is null;
  return null;
end $$;
create trigger article_pairs_move after update of category_id, unit_id on article_pairs
  for each row execute function move_articles_of_pair();

-- An active article lies in an active category, from both sides.
create function guard_active_article() returns trigger language plpgsql as $$
begin
  if new.active and new.deleted_at is null and new.category_id is not null
    and not exists (select from knowledge_categories where id = new.category_id and active and deleted_at is null for share) then
    raise exception 'its category is not active' using errcode = 'check_violation', constraint = 'articles_active_in_active_category';
  end if;
  return new;
end $$;
-- The name puts it behind the trigger that reads the category of the pair.
create trigger articles_within_active before insert or update of active, category_id on articles
  for each row execute function guard_active_article();
create function guard_active_category() returns trigger language plpgsql as $$
begin
  if exists (select from articles where category_id = new.id and active and deleted_at is null)
    or exists (select from knowledge_categories where parent_id = new.id and active and deleted_at is null) then
    raise exception 'it holds active articles' using errcode = 'check_violation', constraint = 'articles_active_in_active_category';
  end if;
  return null;
end $$;
create trigger knowledge_categories_inactive after update of active on knowledge_categories
  for each row when (not new.active) execute function guard_active_category();

-- An article is listed for its audience exactly while it is published and active.
create function list_article_audience() returns trigger language plpgsql as $$
begin
  new.listed_at := (select listed_at from articles where id = new.object_id);
  return new;
end $$;
create trigger audiences_of_articles before insert or update on audiences
  for each row when (new.kind = 'article') execute function list_article_audience();
create function list_article() returns trigger language plpgsql as $$
begin
  update audiences set listed_at = new.listed_at where object_id = new.id;
  return null;
end $$;
create trigger articles_list after update on articles
  for each row when (old.listed_at is distinct from new.listed_at) execute function list_article();

-- What was published or sent for review. Only an approval is added to one, once, and never by its author.
create table article_versions (
  article_id  uuid not null references articles,
  n           int not null check (n > 0),
  title       text not null,
  doc         jsonb not null,
  text        text not null,
  note        text not null default '' check (char_length(note) <= 2000),
  by          uuid not null references users,
  at          timestamptz not null,
  approved_by uuid references users,
  approved_at timestamptz,
  primary key (article_id, n),
  check ((approved_by is null) = (approved_at is null)),
  constraint article_versions_not_own check (approved_by <> by)
);
create function keep_article_version() returns trigger language plpgsql as $$
begin
  if old.approved_by is not null
    or (new.article_id, new.n, new.title, new.doc, new.text, new.note, new."by", new.at)
      is distinct from (old.article_id, old.n, old.title, old.doc, old.text, old.note, old."by", old.at) then
    raise exception 'versions of articles never change' using errcode = 'restrict_violation';
  end if;
  if new.approved_by = (select created_by from articles where id = new.article_id) then
    raise exception 'an author does not approve an own article'
      using errcode = 'check_violation', constraint = 'article_versions_not_own';
  end if;
  return new;
end $$;
create trigger article_versions_immutable before update on article_versions
  for each row execute function keep_article_version();

-- Once a person and hour; kept for two days.
create table article_views (
  article_id uuid not null references articles,
  person_id  uuid not null references users,
  hour       timestamptz not null,
  primary key (article_id, person_id, hour)
);
create index article_views_old on article_views (hour); -- forgetViews
create table article_days (
  article_id uuid not null references articles,
  day        date not null,
  views      int not null default 0,
  primary key (article_id, day)
);
create table article_votes (
  article_id uuid not null references articles,
  person_id  uuid not null references users,
  helpful    boolean not null,
  comment    text not null default '' check (char_length(comment) <= 500),
  at         timestamptz not null,
  primary key (article_id, person_id)
);
create function count_article_votes() returns trigger language plpgsql as $$
begin
  update articles set
    helpful = helpful + (case when tg_op <> 'DELETE' and new.helpful then 1 else 0 end)
      - (case when tg_op <> 'INSERT' and old.helpful then 1 else 0 end),
    not_helpful = not_helpful + (case when tg_op <> 'DELETE' and not new.helpful then 1 else 0 end)
      - (case when tg_op <> 'INSERT' and not old.helpful then 1 else 0 end)
  where id = coalesce(new.article_id, old.article_id);
  return null;
end $$;
create trigger article_votes_counted after insert or update or delete on article_votes
  for each row execute function count_article_votes();
create table article_stars (
  person_id  uuid not null references users,
  article_id uuid not null references articles,
  at         timestamptz not null,
  primary key (person_id, article_id)
);
create index article_stars_by_article on article_stars (article_id); -- forgetArticles

-- Which articles the published version of an article names.
create table article_citations (
  article_id uuid not null references articles,
  cited_id   uuid not null references articles,
  primary key (article_id, cited_id)
);
create index article_citations_by_cited on article_citations (cited_id, article_id); -- readCitations

-- Searches that found nothing, by day and without the people who searched.
create table search_misses (
  query text not null check (char_length(query) between 1 and 100),
  lang  text not null check (lang in ('ar', 'en')),
  day   date not null,
  n     int not null default 1 check (n > 0),
  primary key (query, lang, day)
);
create index search_misses_by_day on search_misses (day);

-- What became of articles that were suggested for the subject of a ticket.
create table article_offers (
  id         uuid primary key,
  person_id  uuid not null references users,
  article_id uuid not null references articles,
  ticket_id  uuid references objects,
  outcome    text not null check (outcome in ('answered', 'opened')),
  at         timestamptz not null
);
create index article_offers_by_article on article_offers (article_id, at); -- readOffers, forgetArticles
