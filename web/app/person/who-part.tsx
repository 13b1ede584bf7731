import { fileUrl } from '@diwan/contract/files/addresses'
import type { PersonPage } from '@diwan/contract/person/schemas'
import { ActionIcon, Anchor, Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { dayIn } from '@diwan/core/working-calendar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../kit/copy-text.ts'
import { dayText, useListText, useLocalName } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { useScope } from '../../kit/rights.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Fact, FactList } from '../../ui/facts/fact-list.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { PersonPress } from '../../ui/person-press.tsx'
import { showToast } from '../../ui/toasts.ts'
import { UserText } from '../../ui/user-text.tsx'
import { Face, Presence } from '../face.tsx'
import classes from './person-page.module.css'
import type { OfferedWay } from './use-ways.tsx'

interface WhoPartProps {
  readonly page: PersonPage
  readonly ways: readonly OfferedWay[]
}

/** Shows who it is, what can be begun with them, and how they are reached as far as the reader may know. */
export function WhoPart({ page: { person, managers }, ways }: WhoPartProps) {
  const { t } = useTranslation(['person', 'shell'])
  const nameOf = useLocalName()
  const listText = useListText()
  const { zone } = useReading()
  const seesRoles = useScope('users', 'update').length > 0
  const { id, fullName, otherName, photoId, title, memberships, partner, role, email, mobile, phoneNumber, disabled } = person
  const units = [...new Map(memberships.map(({ unit }) => [unit.id, unit])).values()]
  return (
    <section className={classes['who']}>
      <div className={classes['name']}>
        <Face id={id} name={fullName} photo={photoId && fileUrl(photoId)} size={64} />
        <div>
          <h2>
            <UserText text={fullName} />
          </h2>
          {otherName && (
            <p>
              <UserText text={otherName} />
            </p>
          )}
        </div>
      </div>
      {disabled && <p className={classes['state']}>{t('disabled')}</p>}
      {!disabled && (
        <p className={classes['state']}>
          <Presence id={id} words />
          {person.lastSeenDate !== null && <span>{t('lastSeen', { at: person.lastSeenDate })}</span>}
        </p>
      )}
      {ways.length > 0 && (
        <div className={classes['ways']}>
          {ways.map((way, at) => (
            <Way key={way.name} way={way} isFirst={at === 0} />
          ))}
        </div>
      )}
      <FactList label={fullName}>
        {title && (
          <Fact name={t('title')}>
            <bdi>{nameOf(title)}</bdi>
          </Fact>
        )}
        {units.length > 0 && <Fact name={t('units')}>{listText(units.map((unit) => nameOf(unit)))}</Fact>}
        {partner && (
          <Fact name={t('partner')}>
            <bdi>{nameOf(partner)}</bdi>
          </Fact>
        )}
        {managers.length > 0 && (
          <Fact name={t('manager', { count: managers.length })}>
            {managers.map((manager) => (
              <PersonPress key={manager.id} person={manager} />
            ))}
          </Fact>
        )}
        {seesRoles && (
          <Fact name={t('role')} locked>
            {t(`role_${role}`, { ns: 'shell' })}
          </Fact>
        )}
        <Reached name={t('email')} value={email} copies={t('copyEmail')} href={`mailto:${email}`} />
        {mobile && <Reached name={t('mobile')} value={mobile} copies={t('copyPhone')} href={`tel:${mobile}`} />}
        {phoneNumber && <Reached name={t('phone')} value={phoneNumber} copies={t('copyPhone')} href={`tel:${phoneNumber}`} />}
        <Fact name={t('since')}>{dayText(dayIn(zone, person.createdDate))}</Fact>
      </FactList>
    </section>
  )
}

/** A button, or the menu of what several modules offer under one name. */
function Way({ way: { name, icon: Icon, keys, run, choices }, isFirst }: { way: OfferedWay; isFirst: boolean }) {
  const { t } = useTranslation('person')
  const shared = {
    variant: isFirst ? 'filled' : 'default',
    leftSection: <Icon size={17} stroke={1.7} aria-hidden />,
    rightSection: <Kbd keys={keys} />,
    'aria-keyshortcuts': keys,
    'data-way': name,
  }
  if (choices.length < 2)
    return (
      <Button {...shared} onClick={run}>
        {t(name)}
      </Button>
    )
  return (
    <ActionMenu
      actions={choices.map(({ of, icon, run: runs }) => ({ name: of, label: t(`assign_${of}`), icon, run: runs }))}
      button={(asks) => (
        <Button {...shared} {...asks}>
          {t(name)}
        </Button>
      )}
    />
  )
}

interface ReachedProps {
  readonly name: ReactNode & string
  readonly value: string
  readonly copies: string
  readonly href: string
}

function Reached({ name, value, copies, href }: ReachedProps) {
  const { t } = useTranslation('person')
  const copy = async () => {
    if (await copyText(value)) showToast({ kind: 'success', text: t('copied') })
  }
  return (
    <Fact name={name}>
      <span className={classes['reached']}>
        <Anchor href={href} underline="hover">
          <bdi dir="ltr">{value}</bdi>
        </Anchor>
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={copies} title={copies} onClick={() => void copy()}>
          <IconCopy size={15} stroke={1.7} aria-hidden />
        </ActionIcon>
      </span>
    </Fact>
  )
}
