import { Button } from '@mantine/core'
import { IconBell, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { besideSign, dayIn, dayInWords, formatHijri } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homes } from '../gathered.gen.ts'
import { numberTag, useOwnName } from '../kit/formats.ts'
import { useReading } from '../kit/reading.ts'
import { useSession } from '../kit/session.ts'
import { loadLastRows } from '../modules/notifications/public.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { HomeCard } from '../ui/home-card.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useCreates } from './menu/use-creates.ts'
import { usePlaceOffered } from './menu/use-menu.ts'
import { useUnread } from './menu/use-unread.ts'
import { useModuleStatus } from './module-status.ts'
import classes from './home-page.module.css'
import { lazyExtra } from '../ui/lazy-part.tsx'

const lists = homes.map(({ key, load }) => ({ key, Lists: lazyExtra(async () => ({ default: (await load()).HomeLists })) }))
const LastRows = lazyExtra(async () => ({ default: (await loadLastRows()).HomeRows }))

/** Until the dashboard is built: what waits, what was asked for, what was told last. */
export function HomePage() {
  const { t } = useTranslation(['shell', 'releases'])
  const person = useSession()
  const isOffered = usePlaceOffered(person)
  const status = useModuleStatus()
  const [create] = useCreates(person)
  const { unread } = useUnread()
  const name = useOwnName(person?.metadata ?? { fullName: '' })
  return (
    <>
      <PageTitle title={t('home')} />
      <WhatsNew />
      <header className={classes['hello']}>
        <div>
          <h1>{t('welcome', { name })}</h1>
          <Today />
        </div>
        {create && (
          <Button
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            renderRoot={(props) => <Link to={create.to} {...props} />}
          >
            {create.label}
            <kbd aria-hidden>C</kbd>
          </Button>
        )}
      </header>
      <div className={classes['lists']}>
        {lists.map(
          ({ key, Lists }) =>
            isOffered('user', key) &&
            status(key) !== 'COMING_SOON' && (
              <Suspense key={key}>
                <Lists />
              </Suspense>
            ),
        )}
        {isOffered('user', 'notifications') && (
          <HomeCard
            title={t('lastNotifications')}
            icon={IconBell}
            count={unread}
            all={<Link to="/user/notification">{t('viewAll')}</Link>}
          >
            <Suspense>
              <LastRows />
            </Suspense>
          </HomeCard>
        )}
      </div>
    </>
  )
}

/** The day in words; the Hijri one where the reader has chosen it. */
function Today() {
  const { i18n } = useTranslation()
  const reading = useReading()
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const day = dayIn(reading.zone, now)
  const weekday = new Intl.DateTimeFormat(numberTag(i18n.language), { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  const { language, hijri, digits, calendar } = reading
  return (
    <p>
      <time dateTime={day}>
        {weekday} <bdi>{dayInWords(day, reading)}</bdi>
        {calendar !== 'gregory' && (
          <>
            {besideSign(reading)}
            <bdi>{formatHijri(day, language, offsetOn(day, hijri), digits)}</bdi>
          </>
        )}
      </time>
    </p>
  )
}
