/** `npm run seed`: says where the content of a portal comes from and how to begin again. */
const { DATABASE_URL, DIWAN_HOME = '.diwan' } = process.env

process.stdout.write(`A portal fills itself: its first start on an empty database makes a believable bilingual organisation
through the very services people use (server/app/seed), and prints one account per role.

  npm start                a portal with the sample organisation, kept in ${DIWAN_HOME}
  npm start -- --empty     a portal without any content; the terminal shows the one-time code to begin with

To begin again, stop the portal and ${DATABASE_URL ? 'give it an empty database (DATABASE_URL is set)' : `remove the folder ${DIWAN_HOME}`}.
`)
