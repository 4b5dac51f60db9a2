import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { iconNames } from '../packages/ui/src/primitives/icon/index.ts';

/** Shows every prop with its type as it is written, and with a control that fits; elements and functions have none. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, Object.assign({}, argType, readable(argType))]),
  );

type Readable = Pick<StrictInputType, 'control' | 'options' | 'table'>;
type Type = Readonly<{ name: string; value?: unknown; raw?: string }>;

function readable({ type, table }: StrictInputType): Readable {
  // Native attributes come without a type where a default stands for them.
  if (!type?.name) return {};
  const raw = (type.raw ?? table?.type?.summary ?? type.name).replace(/ \| undefined$/, '');
  return { table: { ...table, type: { summary: raw } }, ...controlFor(withoutUndefined(type), raw) };
}

/** A prop that may be left out is a union with undefined. */
function withoutUndefined(type: Type): Type {
  if (type.name !== 'union' || !Array.isArray(type.value)) return type;
  const members = type.value.filter((member: Type) => member.value !== 'undefined');
  return members.length === 1 ? members[0] : type;
}

function controlFor({ name, value }: Type, raw: string): Readable {
  if (raw === 'IconName') return { control: { type: 'select' }, options: iconNames };
  if (name === 'enum' && Array.isArray(value))
    return { control: { type: value.length > 4 ? 'select' : 'radio' }, options: value };
  if (name === 'boolean' || name === 'number') return { control: { type: name } };
  if (name === 'string') return { control: { type: 'text' } };
  return name === 'array' || name === 'object' ? {} : { control: { disable: true } };
}
