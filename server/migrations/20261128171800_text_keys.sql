-- With this key a browser encrypts what its person typed while they are signed out. It leaves the portal with a session only.
alter table users add column text_key text not null default replace(gen_random_uuid()::text, '-', '');
