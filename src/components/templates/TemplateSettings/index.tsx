import TableFrame from '@site/src/components/docs/TableFrame';
import type { SettingRow, SettingsView } from '@site/src/lib/template-page';
import CodeInline from '@theme/CodeInline';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  of: string;
  /** JSON, written by src/plugins/remark/template-data. */
  data?: string;
}

/** Commands and values as code, descriptions such as 'the private ranges' as words. */
function Value({ row }: { row: SettingRow }): ReactNode {
  if (!row.value) return '–';
  const isWords = row.label === 'default' && row.value.includes(' ');
  return (
    <>
      <small>{row.label}</small>{' '}
      {isWords ? row.value : <CodeInline data-cell>{row.value}</CodeInline>}
    </>
  );
}

/** Every setting with its meaning, its value and whether it is required. */
export default function TemplateSettings({ data }: Props): ReactNode {
  if (data === undefined) return null;
  const { rows, afterImport } = JSON.parse(data) as SettingsView;
  return (
    <>
      <TableFrame className={`stacked ${styles.settings}`}>
        <thead>
          <tr>
            <th scope="col">setting</th>
            <th scope="col">meaning</th>
            <th scope="col">value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <CodeInline data-cell>{row.name}</CodeInline>
                <small>{row.need}</small>
              </th>
              <td>
                {row.meaning}
                {!row.isInFile && ' Not in the file: add it to the app.'}
              </td>
              <td>
                <Value row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {afterImport.length > 0 && (
        <>
          <p>After the import:</p>
          <ul>
            {afterImport.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
