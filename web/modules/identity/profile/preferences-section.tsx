import { SegmentedControl, Select, Switch, useMantineColorScheme } from '@mantine/core'
import type { Prefer } from '@diwan/contract/identity/schemas/profile'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { environment, useOrganisation } from '../../../kit/environment.ts'
import { numberText } from '../../../kit/formats.ts'
import { language } from '../../../kit/i18n.ts'
import { choose, keepScheme } from '../../../kit/preferred-language.ts'
import { keepPreferences } from '../../../kit/preferences.ts'
import { deviceZone } from '../../../kit/reading.ts'
import { useSession } from '../../../kit/session.ts'
import '../../../ui/switch-styles.ts'
import { DayText, InstantText } from '../../../ui/time-text.tsx'
import { showProblem, showToast } from '../../../ui/toasts.ts'
import classes from './preferences-section.module.css'
import { PageSection } from '../../../ui/page-sections.tsx'

/** Stands for "as the organisation has it": a select knows no null. */
const THEIRS = ''

/** How the portal speaks to this person. Each choice holds at once, here and wherever else they are signed in. */
export function PreferencesSection() {
  const { t, i18n } = useTranslation('profile')
  const own = useSession()?.preferences
  const theirs = useOrganisation() ?? environment.organisation
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [choosing, setChoosing] = useState<keyof Prefer>()
  const [languageName, schemeName] = [useId(), useId()]

  const keep = async (chosen: Prefer) => {
    setChoosing(Object.keys(chosen)[0] as keyof Prefer)
    try {
      await keepPreferences(chosen)
      showToast({ kind: 'success', text: t('preferencesSaved') })
    } catch (problem) {
      showProblem(problem)
    } finally {
      setChoosing(undefined)
    }
  }
  const theirChoice = (name: string) => t('asOrganisation', { choice: name })
  const select = (name: 'digits' | 'calendar' | 'zone') => ({
    label: t(name),
    value: own?.[name] ?? THEIRS,
    disabled: choosing === name,
    allowDeselect: false,
    checkIconPosition: 'right' as const,
    onChange: (value: string | null) => void keep({ [name]: value || null }),
  })
  const digits = { latn: t('digits_latn'), arab: t('digits_arab') }
  const calendars = { gregory: t('calendar_gregory'), hijri: t('calendar_hijri'), both: t('calendar_both') }
  return (
    <PageSection title={t('preferencesTitle')} text={t('preferencesText')}>
      <div className={classes['fields']}>
        <div className={classes['choice']}>
          <span id={languageName}>{t('language')}</span>
          <SegmentedControl
            fullWidth
            aria-labelledby={languageName}
            value={i18n.language}
            data={[
              { value: 'ar-SA', label: t('language_ar') },
              { value: 'en-US', label: t('language_en') },
            ]}
            onChange={(value) => value !== language() && void choose(value === 'ar-SA' ? 'ar-SA' : 'en-US')}
          />
        </div>
        <div className={classes['choice']}>
          <span id={schemeName}>{t('scheme')}</span>
          <SegmentedControl
            fullWidth
            aria-labelledby={schemeName}
            value={colorScheme === 'dark' ? 'dark' : 'light'}
            data={[
              { value: 'light', label: t('scheme_light') },
              { value: 'dark', label: t('scheme_dark') },
            ]}
            onChange={(value) => {
              setColorScheme(value === 'dark' ? 'dark' : 'light')
              void keepScheme(value === 'dark')
            }}
          />
        </div>
        <Select
          {...select('digits')}
          data={[{ value: THEIRS, label: theirChoice(digits[theirs?.digits ?? 'latn']) }, ...optionsOf(digits)]}
        />
        <Select
          {...select('calendar')}
          data={[{ value: THEIRS, label: theirChoice(calendars[theirs?.calendar ?? 'gregory']) }, ...optionsOf(calendars)]}
        />
        <Select
          {...select('zone')}
          searchable
          maxDropdownHeight={260}
          nothingFoundMessage={t('zoneUnknown')}
          data={[{ value: THEIRS, label: t('asDevice', { choice: deviceZone() }) }, ...zones()]}
        />
        <Switch
          label={t('singleKeys')}
          description={t('singleKeysText')}
          checked={own?.singleKeys ?? true}
          disabled={choosing === 'singleKeys'}
          onChange={(event) => void keep({ singleKeys: event.currentTarget.checked })}
        />
      </div>
      <dl className={classes['example']} aria-label={t('example')}>
        <div>
          <dt>{t('exampleDay')}</dt>
          <dd>
            <DayText day="2026-11-20" />
          </dd>
        </div>
        <div>
          <dt>{t('exampleInstant')}</dt>
          <dd>
            <InstantText seconds={EXAMPLE} />
          </dd>
        </div>
        <div>
          <dt>{t('exampleNumber')}</dt>
          <dd>
            <bdi>{numberText(1_234.5, i18n.language)}</bdi>
          </dd>
        </div>
      </dl>
    </PageSection>
  )
}

/** 20 November 2026, 13:05 in Riyadh. */
const EXAMPLE = Date.UTC(2026, 10, 20, 10, 5) / 1_000

const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Names of zones look the same in every language. */
const zones = () => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))
