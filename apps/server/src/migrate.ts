import { readConfig } from './config.ts'
import { migrate } from './platform/migrations.ts'

await migrate(readConfig().DATABASE_URL, (line) => console.log(line))
console.log('The database is up to date')
