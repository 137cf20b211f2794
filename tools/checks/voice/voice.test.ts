import { expect, it } from 'vitest';
import { voiceProblems } from './index.ts';

it.each([
  ['You simply push.', "'simply': leave it out"],
  ['A powerful database.', "'powerful': say what it does"],
  ['It is the most affordable host.', "'the most affordable': no superlatives"],
  ['See the table of above.', "'of above': 'above' stands behind its noun"],
  ['This allows to restart it.', "'allows to': name who"],
  ['Read more informations.', "'informations': it has no plural"],
  ['Set it in order to start.', "'in order to': shorter"],
  ['It works!', "'s!': a full stop"],
  ['It’s there.', "'t’': the straight apostrophe"],
  ['Read the the log.', "'the the': the word once"],
  ['## Grow it {#grow}', "'{#grow}': write {/* #name */}"],
  ['Backups: coming soon.', "'coming soon': write what is there today"],
  ['Read it [here](./a.mdx).', "'[here]': let the link say where it leads"],
])('%s is refused with its line and what to write', (sentence, problem) => {
  const found = voiceProblems(`---\ntitle: A\n---\n${sentence}`);
  expect(found).toEqual([expect.stringContaining(`4: ${problem}`)]);
});

it.each([
  ['code', '`npm install easily` and `it works!`'],
  ['a block', '```bash\nsimply --just\n```'],
  ['an address', '[the docs](https://example.com/just/simply)'],
  ['a comment', '{/* just for us */}'],
  ['German', '<div lang="de">\n\nEs ist robust!\n\n</div>'],
  ['an attribute that is no text', '<Price of="just" />'],
  ['a longer word', 'Adjust the robustness.'],
])('%s is not judged', (_, source) => {
  expect(voiceProblems(source)).toEqual([]);
});

it('the words of a caption and of a drawing are judged', () => {
  expect(voiceProblems('<Figure caption="It simply runs">')).toHaveLength(1);
  expect(voiceProblems('<D aria-label="A powerful box" />')).toHaveLength(1);
});
