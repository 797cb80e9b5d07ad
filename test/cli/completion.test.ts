import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { runCli } from './support/run-cli.ts';

describe('shorui completion', () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    it(`prints a script for ${shell} with the commands and their options`, async () => {
      const { code, stdout } = await runCli(['completion', shell]);
      expect(code).to.equal(0);
      expect(stdout)
        .to.match(/generate/)
        .and.match(/missing-glyph/)
        .and.match(/csv-header/);
    });
  }

  it('offers commands, options, values and subcommands in bash', async () => {
    const { stdout } = await runCli(['completion', 'bash']);
    const complete = (...words: string[]): string[] => {
      const ask = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _shorui`;
      const shell = spawnSync('bash', ['-c', `${stdout}${ask}; printf '%s\\n' "\${COMPREPLY[@]}"`], {
        encoding: 'utf8',
      });
      expect(shell.stderr).to.equal('');
      return shell.stdout.trim().split('\n');
    };
    expect(complete('shorui', 'gen')).to.deep.equal(['generate']);
    expect(complete('shorui', 'generate', '--fo')).to.include('--format');
    expect(complete('shorui', 'generate', '--format', '')).to.deep.equal(['docx', 'pdf', 'both']);
    expect(complete('shorui', 'completion', '')).to.deep.equal(['bash', 'zsh', 'fish']);
    expect(complete('shorui', 'user', 'res')).to.deep.equal(['restore', 'reset-password']);
    expect(complete('shorui', 'validate', 'fixtures/inv')).to.deep.equal(['fixtures/invoice']);
  });

  it('offers an option that several subcommands share once', async () => {
    const { stdout } = await runCli(['completion', 'zsh']);
    const [, offered = ''] = /^ +user\) compadd -- (.+) ;;$/m.exec(stdout) ?? [];
    const flags = offered.split(' ');
    expect(flags).to.include('--json');
    expect(new Set(flags).size).to.equal(flags.length);
    const fish = (await runCli(['completion', 'fish'])).stdout;
    expect(fish.match(/seen_subcommand_from user' -l json /g)).to.have.length(1);
  });

  it('completes at its first call where zsh loads it from fpath', async () => {
    const { stdout } = await runCli(['completion', 'zsh']);
    // zsh runs the whole file in place of the function then, so the file has to call what it defines.
    expect(stdout).to.match(
      /if \[ "\$funcstack\[1\]" = _shorui \]; then\n +_shorui "\$@"\nelse\n +compdef _shorui shorui\nfi\n$/,
    );
  });

  it('knows bash, zsh and fish only', async () => {
    const { code, stderr } = await runCli(['completion', 'tcsh']);
    expect(code).to.equal(2);
    expect(stderr).to.include('「tcsh」は使えません。使えるのは bash, zsh, fish です。');
  });
});
