import { openBenchDatabase } from './database.ts'
import { writeFileSync } from 'node:fs'
const db = await openBenchDatabase(Number(process.argv[2] ?? 100000))
writeFileSync('/tmp/bench-url', db.url)
console.log(db.url)
process.on('SIGTERM', () => void db.close().then(() => process.exit()))
setInterval(() => {}, 1000)
