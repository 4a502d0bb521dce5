import pg from 'pg'

/**
 * What the role of the running product may do, where another owns the tables: everything with rows, nothing with tables,
 * and the audit log only grows. It is granted anew after every migration, which may bring new tables.
 */
export async function grantToAppRole(ownerUrl: string, role: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of rightsOf(client.escapeIdentifier(role))) await client.query(statement)
  } finally {
    await client.end()
  }
}

const rightsOf = (role: string) => [
  ...['public', 'graphile_worker'].flatMap((schema) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    `grant execute on all functions in schema ${schema} to ${role}`,
  ]),
  `revoke update, delete on audit from ${role}`,
  `revoke insert, update, delete on migration from ${role}`,
  // The queue shows its rows to its owner alone unless a policy says otherwise.
  `do $$
   declare queue record;
   begin
     for queue in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
       execute format('drop policy if exists app_role on graphile_worker.%I', queue.tablename);
       execute format('create policy app_role on graphile_worker.%I to ${role.replaceAll("'", "''").replaceAll('%', '%%')}
         using (true) with check (true)', queue.tablename);
     end loop;
   end $$`,
]
