-- How staff prove who they are, beside the password's hash in user_accounts.
create table staff_security (
  user_id text primary key references users (id) on delete cascade,
  -- Counts up with every new password: a sign-in that was begun with an older one ends.
  password_version int not null default 1,
  -- A first password is an operator's: it is valid for one sign-in, until this time, and must then be changed.
  must_change_password boolean not null default false,
  first_password_ends_at timestamptz,
  -- Sealed with a key that is not in the database. On from the first right code.
  second_factor_key text,
  second_factor_since timestamptz,
  -- The last half minute whose code was taken: no code is taken twice.
  last_code_step bigint not null default 0
);
insert into staff_security (user_id) select id from users where role <> 'customer';

-- Keyed hashes of the codes for who has lost their telephone.
create table staff_recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What we know of a session beside its token. A session without a row is nobody's: those of before end here.
create table staff_sessions (
  session_id text primary key references user_sessions (id) on delete cascade,
  begun_at timestamptz not null,
  last_used_at timestamptz not null,
  proved_at timestamptz not null,
  address text not null,
  user_agent text not null
);
delete from user_sessions;
