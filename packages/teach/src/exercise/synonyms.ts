/** Docker's commands with a kind in front, and what they are without it. Options of Docker and Git themselves, and none. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bdocker-compose (?=[a-z-])/g, 'docker compose '],
  [/\bdocker (?:(?:-H|--host|-c|--context)[ =]\S+ )+/g, 'docker '],
  [/\bdocker container (?:ls|list|ps)(?![\w-])/g, 'docker ps'],
  [/\bdocker container (?:rm|remove)(?![\w-])/g, 'docker rm'],
  [
    /\bdocker container (attach|commit|cp|create|diff|exec|export|kill|logs|pause|port|rename|restart|run|start|stats|stop|top|unpause|update|wait)(?![\w-])/g,
    'docker $1',
  ],
  [/\bdocker image (?:ls|list)(?![\w-])/g, 'docker images'],
  [/\bdocker image (?:rm|remove)(?![\w-])/g, 'docker rmi'],
  [/\bdocker image (build|history|import|load|pull|push|save|tag)(?![\w-])/g, 'docker $1'],
  [/\bdocker (?:buildx|builder) build(?![\w-])/g, 'docker build'],
  [/\bgit (?:(?:--no-pager|-P|-C \S+|-c \S+) )+/g, 'git '],
];

/** A call of a program whose options may say that they are on or off. */
const CALL = /\b(?:docker|restic)(?: [^\n;&|]*)?/g;

/**
 * Commands in the form that rules compare: Docker's short names of commands, Docker and Git without their own options, and `--init` for `--init=true`. An
 * option that is switched off is left out.
 */
export function shortened(text: string): string {
  const named = SHORT.reduce((said, [pattern, by]) => said.replace(pattern, by), text);
  return named.replace(CALL, (call) =>
    call
      .replace(/(?<=\s)(--?[a-z][a-z-]*)=true(?![^\s)'"`])/gi, '$1')
      .replace(/ --?[a-z][a-z-]*=false(?![^\s)'"`])/gi, ''),
  );
}
