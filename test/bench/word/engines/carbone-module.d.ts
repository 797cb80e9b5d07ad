declare module 'carbone' {
  const carbone: {
    render(template: string, data: unknown, done: (error: Error | null, result: Uint8Array | string) => void): void;
  };
  export default carbone;
}
