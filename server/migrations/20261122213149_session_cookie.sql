-- Over https a session comes in the cookie `__Host-diwan_session`. One that was begun in the plain cookie, over http or before there was
-- another, is still taken in that until it was given the new one.
alter table sessions add column plain_cookie_until timestamptz default 'infinity';
alter table sessions alter column plain_cookie_until drop default;
