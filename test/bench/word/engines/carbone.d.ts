declare module 'carbone' {
  const carbone: {
    render(template: string, data: unknown, done: (error: Error | null, result: Buffer | string) => void): void;
  };
  export default carbone;
}
