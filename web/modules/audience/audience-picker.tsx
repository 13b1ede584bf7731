import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Addressee } from '@diwan/contract/audience/schemas'
import { MAX_TOKENS, roleToken } from '@diwan/contract/kit/tokens'
import { fold } from '@diwan/core/arabic-fold'
import { ActionIcon, Input } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './audience.module.css'
import { kindOf, signs, useAddresseeName } from './use-addressee.ts'

interface AudiencePickerProps {
  readonly value: readonly Addressee[]
  readonly onChange: (audience: Addressee[]) => void
  /** Everyone and roles are offered as well. */
  readonly everyone: boolean
  /** Units, titles, partners and people of a name, as far as the publisher may address them. */
  readonly search: (text: string) => Required<Pick<UseQueryOptions<readonly Addressee[]>, 'queryKey' | 'queryFn'>>
  readonly error?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly 'data-field'?: string
}

const withoutName = (token: Addressee['token']): Addressee => ({ token, nameAr: '', nameEn: '' })
const wide: readonly Addressee[] = [withoutName('all'), ...ROLES.map((role) => withoutName(roleToken(role)))]

/** For whom something is: each of them with a way out, and one field in which more are found. */
export function AudiencePicker({ value, onChange, everyone, search, error, required, disabled, ...rest }: AudiencePickerProps) {
  const { t } = useTranslation('audience')
  const nameOf = useAddresseeName()
  const label = useId()
  const chosen = new Set(value.map(({ token }) => token))
  const offered = (text: string) => {
    const asked = search(text)
    const fits = (one: Addressee) => fold(nameOf(one)).includes(fold(text))
    return {
      ...asked,
      select: (found: readonly Addressee[]) =>
        [...(everyone ? wide.filter(fits) : []), ...found].filter(({ token }) => !chosen.has(token)),
    }
  }
  return (
    <Input.Wrapper label={t('audience')} error={error} required={required ?? false} labelProps={{ id: label }} labelElement="div">
      <div className={classes['picker']} data-error={error ? true : undefined}>
        {value.length > 0 && (
          <ul className={classes['tokens']} aria-labelledby={label}>
            {value.map((one) => (
              <Chosen
                key={one.token}
                one={one}
                {...(!disabled && { onRemove: () => onChange(value.filter(({ token }) => token !== one.token)) })}
              />
            ))}
          </ul>
        )}
        {!disabled && value.length < MAX_TOKENS && (
          <SearchPicker<Addressee>
            {...rest}
            bare
            label={t('add')}
            placeholder={t('addText')}
            value={null}
            clearable={false}
            search={offered}
            keyOf={({ token }) => token}
            nameOf={nameOf}
            render={(one) => <Hit one={one} />}
            onChange={(one) => one && onChange([...value, one])}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}

function Sign({ one }: { one: Addressee }) {
  const Icon = signs[kindOf(one)]
  return <Icon size={16} stroke={1.7} aria-hidden />
}

function Hit({ one }: { one: Addressee }) {
  const { t } = useTranslation('audience')
  const name = useAddresseeName()(one)
  const kind = kindOf(one)
  return (
    <span className={classes['hit']}>
      <Sign one={one} />
      <UserText text={name} />
      {kind !== 'all' && kind !== 'role' && <small>{t(`kind_${kind}`)}</small>}
    </span>
  )
}

/** One of those whom something is for. */
export function Chosen({ one, onRemove }: { one: Addressee; onRemove?: () => void }) {
  const { t } = useTranslation('audience')
  const name = useAddresseeName()(one)
  return (
    <li className={classes['token']} title={t(`kind_${kindOf(one)}`)}>
      <Sign one={one} />
      <UserText text={name} />
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" size={22} aria-label={t('remove', { name })} onClick={onRemove}>
          <IconX size={14} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
