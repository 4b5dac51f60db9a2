import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../lib/run.mjs';

/** Most props that a component may have beside the native ones: more cannot be kept in mind. */
const most = 8;

/** Native ones that some components write down again, for a narrower type or to say more about them. */
const native = new Set(['children', 'className', 'id', 'onPointerEnter', 'onPointerLeave', 'ref', 'style', 'value']);

const folder = join(root, 'packages/ui/src');
const files = globSync('{components,primitives,charts,internal}/**/*.{ts,tsx}', { cwd: folder }).filter(
  (file) => !/\.(test|stories)\./.test(file),
);

/** Every type that the kit declares, by its name. */
const declared = new Map(
  files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
    return program.body
      .map((statement) => statement.declaration ?? statement)
      .filter(({ type }) => type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration')
      .map((declaration) => [declaration.id.name, { file, declaration }]);
  }),
);

const readKeys = ({ type, types = [], literal }) => {
  if (type === 'TSUnionType') return types.flatMap(readKeys);
  return type === 'TSLiteralType' ? [literal.value] : [];
};

/** Names of the props of a type, those of types that are not ours left out: they are native. */
const listProps = (node) => {
  switch (node?.type) {
    case 'TSTypeAliasDeclaration':
      return listProps(node.typeAnnotation);
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap((base) => listPropsOfType(base.expression.name, base.typeArguments)),
        ...listProps(node.body),
      ];
    case 'TSInterfaceBody':
      return node.body.flatMap(({ key }) => key?.name ?? []);
    case 'TSTypeLiteral':
      return node.members.flatMap(({ key }) => key?.name ?? []);
    case 'TSIntersectionType':
      return node.types.flatMap(listProps);
    case 'TSTypeReference':
      return listPropsOfType(node.typeName.name, node.typeArguments);
    default:
      return [];
  }
};

const listPropsOfType = (name, typeArguments) => {
  const [base, keys] = typeArguments?.params ?? [];
  if (name === 'Omit') return listProps(base).filter((prop) => !readKeys(keys).includes(prop));
  if (name === 'Pick') return listProps(base).filter((prop) => readKeys(keys).includes(prop));
  return listProps(declared.get(name)?.declaration);
};

const faults = [...declared]
  .filter(([name]) => name.endsWith('Props'))
  .map(([name, { file, declaration }]) => ({
    name,
    file,
    props: [...new Set(listProps(declaration))].filter((prop) => !native.has(prop)),
  }))
  .filter(({ props }) => props.length > most);

for (const { name, file, props } of faults) {
  console.error(
    `packages/ui/src/${file}: ${name} has ${props.length} props beside the native ones, ${most} are the most (${props.join(', ')}). Take children, or split the component.`,
  );
}
process.exit(faults.length > 0 ? 1 : 0);
