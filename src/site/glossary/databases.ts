import { termsOf } from './pages.ts';

/** Terms of relational and other databases. */
export const databaseTerms = [
  ...termsOf('/learn/foundations/sql-vs-nosql/', [
    [
      'jsonb',
      'jsonb',
      "PostgreSQL's type for JSON in a parsed form, whose fields can be asked for and indexed.",
    ],
    [
      'database',
      'Database',
      'A program that stores data, answers questions about it and keeps it consistent while many clients read and write; also the data it holds.',
    ],
    [
      'relational-database',
      'Relational database',
      'A database that keeps data in tables with fixed columns, linked by keys and asked in SQL.',
    ],
    [
      'sql',
      'SQL',
      'The language in which one asks relational databases: it says which rows are wanted, and the database decides how to find them.',
    ],
    [
      'nosql',
      'NoSQL',
      'A collective name for databases that are not built around relational tables: key-value, document, wide-column and graph databases. Several of them offer a query language like SQL.',
    ],
    [
      'key-value-store',
      'Key-value store',
      'A database that finds a value by its key and by nothing else, such as Redis used as a cache.',
    ],
    [
      'document-database',
      'Document database',
      'A database whose records are documents of nested fields, mostly JSON, that need not all have the same shape. MongoDB is one.',
    ],
    [
      'graph-database',
      'Graph database',
      'A database of nodes and the links between them, made for questions that follow many links.',
    ],
    [
      'schema',
      'Schema',
      'The declared structure of data: tables, columns, types and constraints. In PostgreSQL also a named group of tables within a database.',
    ],
    [
      'normalisation',
      'Normalisation',
      'Arranging tables so that each fact is stored once and changed in one place.',
    ],
    [
      'denormalisation',
      'Denormalisation',
      'Storing a fact more than once on purpose, so that a question needs fewer lookups. Each change must then reach every copy.',
    ],
    [
      'acid',
      'ACID',
      'The four promises of a transaction: atomic (all or nothing), consistent (rules hold), isolated (others do not see half of it) and durable (it survives a crash).',
    ],
    [
      'eventual-consistency',
      'Eventual consistency',
      'The promise that all copies of a value become equal some time after the last write. Until then a reader may see an old one.',
    ],
    [
      'cap-theorem',
      'CAP theorem',
      'The statement that a system spread over a network, while the network is cut, must give up either one consistent view or answering every request.',
    ],
    [
      'sharding',
      'Sharding',
      'Splitting data over several servers by a key, so that each holds a part.',
    ],
    [
      'replication',
      'Replication',
      'Keeping copies of data on further servers that follow its changes, for reading, for safety or both.',
    ],
    [
      'json',
      'JSON',
      'A text format for data made of objects, lists, strings, numbers, true, false and null.',
    ],
  ]),
  ...termsOf('/learn/foundations/postgres-basics/', [
    [
      'postgresql',
      'PostgreSQL',
      'A relational database, developed since 1996 under this name by an open community, known for its types, extensions and strictness.',
    ],
    [
      'psql',
      'psql',
      "PostgreSQL's command line client, which runs SQL and has commands of its own that begin with a backslash.",
    ],
    ['table', 'Table', 'A set of rows that all have the same columns.'],
    ['row', 'Row', 'One record of a table: a value, or NULL, for each of its columns.'],
    [
      'primary-key',
      'Primary key',
      'The column or columns that name each row of a table: unique and never NULL.',
    ],
    [
      'foreign-key',
      'Foreign key',
      'One or more columns whose values must exist as a key in another table; NULL is exempt and means: no reference. The database refuses a write that would break this.',
    ],
    [
      'constraint',
      'Constraint',
      'A rule that the database checks on every write, such as `NOT NULL`, `UNIQUE`, `CHECK` or a foreign key.',
    ],
    [
      'null',
      'NULL',
      'The mark for a missing or unknown value. A comparison with it is neither true nor false; one asks with `IS NULL`.',
    ],
    [
      'join',
      'Join',
      'Combining rows of two tables by a condition, mostly that a foreign key equals a primary key.',
    ],
    [
      'aggregate',
      'Aggregate',
      'A function that makes one value of many rows, such as count, sum or max, often once for each group.',
    ],
    [
      'index',
      'Index',
      'A second structure beside a table, mostly a B-tree, by which rows are found without reading all of them. Each write has to keep it up to date.',
    ],
    [
      'query-plan',
      'Query plan',
      'The steps a database takes to answer a query, chosen by its planner. `EXPLAIN` shows it.',
    ],
    [
      'sequential-scan',
      'Sequential scan',
      'Reading a whole table to find matching rows, which is right for small tables and for questions about most rows.',
    ],
    [
      'transaction',
      'Transaction',
      'A group of statements that take effect all together with `COMMIT` or not at all with `ROLLBACK`.',
    ],
    [
      'isolation-level',
      'Isolation level',
      "The degree to which concurrent transactions are kept from seeing each other's changes, such as read committed or serializable.",
    ],
    [
      'mvcc',
      'MVCC',
      'Multi-version concurrency control: a change makes a new version of a row, and each transaction sees those that were committed when it looked. Readers and writers do not wait for each other.',
    ],
    [
      'vacuum',
      'Vacuum',
      "PostgreSQL's clearing up of row versions that no transaction can see any more. Autovacuum does it in the background.",
    ],
    [
      'write-ahead-log',
      'Write-ahead log (WAL)',
      'The file to which a database writes a change before it touches the tables, so that it can finish or undo it after a crash.',
    ],
    [
      'database-role',
      'Role (database)',
      'A name to which a database grants rights and by which a client logs in. PostgreSQL has no other kind of user.',
    ],
    [
      'extension',
      'Extension (PostgreSQL)',
      'A package of types, functions and indexes that is added to a database with `CREATE EXTENSION`, such as pgvector or PostGIS.',
    ],
    [
      'dump',
      'Dump',
      'A copy of a database as a file of statements or in an archive format, written by `pg_dump` or `mysqldump`.',
    ],
    [
      'migration',
      'Migration (schema)',
      "A numbered change of a database's schema that is kept with the code and run once on each database.",
    ],
    [
      'connection-pool',
      'Connection pool',
      'A set of open connections that a program lends to its requests, because opening one takes time and a server allows only so many.',
    ],
    [
      'connection-string',
      'Connection string',
      'One line that says how to reach a database: scheme, user, password, host, port and database name.',
    ],
    [
      'sql-injection',
      'SQL injection',
      'An attack in which input becomes part of a statement, because a program builds SQL by joining strings.',
    ],
    [
      'parameterised-query',
      'Parameterised query',
      'A statement with placeholders whose values travel apart from the SQL, so that input can never become part of it.',
    ],
    [
      'upsert',
      'Upsert',
      'A statement that inserts a row or, where its key exists, updates it: `ON CONFLICT` in PostgreSQL, `ON DUPLICATE KEY UPDATE` in MySQL.',
    ],
  ]),
  ...termsOf('/learn/foundations/mysql-basics/', [
    [
      'least-privilege',
      'Least privilege',
      'Giving each user and program only the rights that its work needs.',
    ],
    [
      'mysql',
      'MySQL',
      'A relational database, now developed by Oracle and widely used with PHP applications.',
    ],
    [
      'mariadb',
      'MariaDB',
      'A relational database that split off from MySQL in 2009. Both have moved apart since, so that one is no full replacement of the other.',
    ],
    [
      'innodb',
      'InnoDB',
      "MySQL's default storage engine, with transactions, row locks and foreign keys. It keeps each table sorted by its primary key.",
    ],
    [
      'utf8mb4',
      'utf8mb4',
      "MySQL's name for full UTF-8, with up to four bytes a character. Its older utf8mb3 holds at most three and so no emoji.",
    ],
    [
      'collation',
      'Collation',
      'The rules by which text is compared and sorted, for example whether a and A or e and é are equal.',
    ],
    [
      'sql-mode',
      'SQL mode',
      "MySQL's setting for how strictly it treats input. In strict mode a value that does not fit is an error, without it the value is cut or changed.",
    ],
    [
      'deadlock',
      'Deadlock',
      'Two transactions that each wait for a lock the other holds. The database ends one of them with an error, and the program should try again.',
    ],
    [
      'lock',
      'Lock',
      'A mark on a row or table that makes other transactions wait until it is released.',
    ],
    [
      'auto-increment',
      'Auto-increment',
      'A column to which MySQL gives the next number when a row is inserted without one.',
    ],
    [
      'binary-log',
      'Binary log',
      "MySQL's record of all changes, in order, from which replicas follow and backups are rolled forward.",
    ],
  ]),
  ...termsOf('/learn/foundations/redis-basics/', [
    [
      'redis',
      'Redis',
      'A database that keeps its data in memory as strings, hashes, lists, sets, sorted sets and streams, each under a key.',
    ],
    [
      'valkey',
      'Valkey',
      'A database under the Linux Foundation that continues the last Redis version under the BSD licence, 7.2.4, and speaks the same protocol.',
    ],
    [
      'in-memory-database',
      'In-memory database',
      'A database that holds all data in memory and uses the disk only to find it again after a restart.',
    ],
    [
      'key-expiry',
      'Expiry (time to live)',
      'The time after which Redis deletes a key on its own, set with `EXPIRE` or with the `EX` option of `SET`.',
    ],
    [
      'eviction',
      'Eviction',
      'Deleting keys to make room when the memory limit is reached, by a policy such as allkeys-lru. With noeviction writes fail instead.',
    ],
    [
      'append-only-file',
      'Append-only file (AOF)',
      'The log to which Redis adds each write, so that the data can be rebuilt after a restart.',
    ],
    [
      'rdb-snapshot',
      'RDB snapshot',
      'A compact copy of all data of a Redis server at one moment, written to a file.',
    ],
    [
      'cache',
      'Cache',
      'A store of results that are faster to look up than to make again. It may be emptied at any time without losing anything.',
    ],
    [
      'cache-aside',
      'Cache-aside',
      'The pattern in which the program asks the cache first, on a miss asks the database, and then puts the answer into the cache with an expiry.',
    ],
    [
      'cache-invalidation',
      'Cache invalidation',
      'Removing or replacing a cached result once what it was made from has changed.',
    ],
    [
      'cache-stampede',
      'Cache stampede',
      'Many clients that make the same result at once in the moment after its cache entry has expired.',
    ],
    [
      'sorted-set',
      'Sorted set',
      'A Redis type that keeps unique members in the order of a number each carries, for rankings and queues by time.',
    ],
    [
      'redis-stream',
      'Stream (Redis)',
      'A Redis type for a log of entries that several consumers read, each at its own place.',
    ],
    [
      'pub-sub',
      'Publish/subscribe',
      'Passing messages to everyone who listens to a channel at that moment. Whoever is not listening never gets them.',
    ],
    [
      'pipelining',
      'Pipelining',
      'Sending several commands without waiting for each answer, which saves round trips.',
    ],
    [
      'message-queue',
      'Message queue',
      'A list of jobs or messages between programs: one side adds, the other takes and works.',
    ],
  ]),
];
