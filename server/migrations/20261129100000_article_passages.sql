-- Parts of published articles that comments are about. Not part of the article, so that readers may comment; moved with its text
-- whenever a version is published.
create table article_passages (
  message_id uuid primary key,
  article_id uuid not null references articles,
  -- Of the version that readers see: UTF-16 units of its words. The words that were chosen stay as they were.
  starts     int not null check (starts >= 0),
  ends       int not null check (ends > starts),
  quote      text not null check (char_length(quote) between 1 and 500),
  removed    boolean not null default false
);
create index article_passages_by_article on article_passages (article_id, message_id); -- readPassages
