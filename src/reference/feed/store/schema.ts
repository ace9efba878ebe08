/** The mark of a feed in the header of the file ("PRAGMA application_id"): `feed` in ASCII. */
export const APPLICATION = 0x66656564;

/** Version of the tables below ("PRAGMA user_version"). */
export const VERSION = 1;

/**
 * The tables. Names, events and ids are JSON, which keeps integers of any size and every character, NUL among them.
 * Keys are stored as SHA-256 hashes: neither the file nor the duration of a look-up reveals a key. Triggers count the
 * changes, so that the changes of every process are counted.
 */
export const TABLES = `
CREATE TABLE site (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  url TEXT NOT NULL CHECK (json_valid(url)),
  revision INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE item (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  site INTEGER NOT NULL REFERENCES site ON DELETE CASCADE,
  event TEXT NOT NULL CHECK (json_valid(event)),
  id TEXT,
  uid TEXT,
  published INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  UNIQUE (site, id),
  UNIQUE (site, uid)
) STRICT;

CREATE TABLE given (
  site INTEGER NOT NULL REFERENCES site ON DELETE CASCADE,
  uid TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (site, uid)
) STRICT, WITHOUT ROWID;

CREATE TABLE key (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  hash BLOB NOT NULL UNIQUE,
  banned INTEGER NOT NULL,
  requests INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TRIGGER item_added AFTER INSERT ON item BEGIN
  UPDATE site SET revision = revision + 1 WHERE number = NEW.site;
END;
CREATE TRIGGER item_changed AFTER UPDATE OF site, event ON item BEGIN
  UPDATE item SET version = version + 1 WHERE number = NEW.number;
  UPDATE site SET revision = revision + 1 WHERE number IN (OLD.site, NEW.site);
END;
CREATE TRIGGER item_removed AFTER DELETE ON item BEGIN
  UPDATE site SET revision = revision + 1 WHERE number = OLD.site;
END;

PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${VERSION};
`;
